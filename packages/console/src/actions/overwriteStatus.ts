import { type SettableStatus, settableStatuses, statusText } from '@driver-trust/domain/driver'
import type { DriverAction, DriverRow, UndoTools } from './PersonAction.ts'

/**
 * Sets a status over the one that was shown, which is looked up first: if someone has changed it meanwhile, nothing is
 * written (contract 4.3.10).
 */
export async function overwriteStatus(
  { writes, client, lifetime }: UndoTools,
  { id, organizationId = '', status: shown }: DriverRow,
  { to, expected = [shown] }: { to: SettableStatus; expected?: readonly string[] },
): Promise<void> {
  const query = { role: 'driver', user_id: id, organization_id: organizationId, page: 1, page_size: 20 } as const
  const { items } = await client.listUsers(query, { signal: lifetime, lifetime })
  const found = items.find((row) => row.id === id && (row.organizationId ?? organizationId) === organizationId)
  if (!found || !expected.includes(found.status)) throw new StatusChanged(found?.status)
  await writes.setStatus({ userId: id, organizationId, status: to })
}

/** Sets the old status again, if an admin can set it; a ban needs its own confirmation. */
export function undoOverwrite(driver: DriverRow, written: string): ((tools: UndoTools) => Promise<void>) | undefined {
  const before = settableStatuses.find((status) => status === driver.status)
  if (before === undefined || before === 'banned_explicitly') return undefined
  // A server may still return the old status for a while.
  return (tools) => overwriteStatus(tools, driver, { to: before, expected: [written, before] })
}

/** What actions that overwrite a status have in common. */
export const overwriting = {
  /** Names the driver and the old status: the message has the new one. */
  about: ({ status }: DriverRow, name: string) => `${name}, previously ${statusText(status)}`,
  failure: (error: unknown) => {
    if (!(error instanceof StatusChanged)) return 'Driver status has not been updated. Please try again later.'
    return error.status === undefined
      ? 'They’re no longer in this organisation, so nothing was changed.'
      : `Someone else has just set the status to ${statusText(error.status)}. Your change wasn’t saved.`
  },
  changeIn: (error: unknown) =>
    error instanceof StatusChanged && error.status !== undefined ? { status: error.status } : undefined,
} satisfies Partial<DriverAction>

class StatusChanged extends Error {
  /** What it is now; undefined if the driver isn't in that organisation any more. */
  readonly status: string | undefined

  constructor(status: string | undefined) {
    super('The status has been changed in the meantime.')
    this.name = 'StatusChanged'
    this.status = status
  }
}
