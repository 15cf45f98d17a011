import { isBanned, type SettableStatus, settableStatuses, statusText } from '@driver-trust/domain/driver'
import { countOf } from '@driver-trust/domain/text'
import { paths } from '../paths.ts'
import type { DriverRow } from '../person/PersonRow.ts'
import type { DriverAction, NextStep, UndoTools } from './PersonAction.ts'

/**
 * Sets a status over the one that was shown, which is looked up first: if someone has changed it meanwhile, nothing is
 * written (contract 4.3.10), and a ban is never overwritten (4.3.11).
 */
async function overwriteStatus(
  tools: UndoTools,
  driver: DriverRow,
  { to, expected = [driver.status] }: { to: SettableStatus; expected?: readonly string[] },
): Promise<void> {
  const status = await statusNow(tools, driver)
  if (status === undefined || isBanned(status) || !expected.includes(status)) {
    tools.touch('setStatus')
    throw new StatusChanged(status)
  }
  await tools.writes.setStatus({ userId: driver.id, organizationId: driver.organizationId ?? '', status: to })
}

/** A driver's status as the server has it now; undefined if its organisation doesn't list them. */
export async function statusNow(
  { client, log, lifetime }: Pick<UndoTools, 'client' | 'log' | 'lifetime'>,
  { id, organizationId = '' }: Pick<DriverRow, 'id' | 'organizationId'>,
): Promise<string | undefined> {
  const query = { role: 'driver', user_id: id, organization_id: organizationId, page: 1, page_size: 20 } as const
  const { items } = await client.listUsers(query, { signal: lifetime, lifetime }).catch((error: unknown) => {
    log.error(error)
    throw error
  })
  return items.find((row) => row.id === id && (row.organizationId ?? organizationId) === organizationId)?.status
}

/** Sets the old status again, if an admin can set it; a ban needs its own confirmation. */
function undoOverwrite(driver: DriverRow, written: string): ((tools: UndoTools) => Promise<void>) | undefined {
  const before = settableStatuses.find((status) => status === driver.status)
  if (before === undefined || before === 'banned_explicitly') return undefined
  // A server may still return the old status for a while.
  return (tools) => overwriteStatus(tools, driver, { to: before, expected: [written, before] })
}

/** The form in which a status is chosen. */
export const decision = { id: 'setStatus', label: 'Set status…' }

/** How an action sets a status, and what it says. */
export function statusChange(to: SettableStatus) {
  return {
    perform: (tools, driver) => overwriteStatus(tools, driver, { to }),
    success: {
      text: `Driver status has been changed to ${statusText(to).replace(/\.$/, '')}.`,
      several: (count) => `${countOf(count, 'driver')} set to ${statusText(to)}`,
      outcomes: [to],
      note: ({ status }) => `Previously ${statusText(status)}`, // the text has the new one
      undo: (driver) => undoOverwrite(driver, to),
    },
    failure: (error) => {
      if (!(error instanceof StatusChanged))
        return { text: 'Driver status has not been updated. Please try again later.' }
      const { status } = error
      if (status === undefined)
        return { text: 'They’re no longer in this organisation, so nothing was changed.', isGone: true }
      const said = `Someone else has just set the status to ${statusText(status)}. Your change wasn’t saved.`
      return { text: isBanned(status) ? `${said} The ban has to be lifted first.` : said, now: { status }, decide }
    },
  } satisfies Pick<DriverAction, 'perform' | 'success' | 'failure'>
}

function decide({ id, organizationId = '', status }: DriverRow): NextStep {
  const href = paths.driver.href({ orgId: organizationId, userId: id })
  return isBanned(status) ? { label: 'Open driver', href } : { label: decision.label, href, ask: decision.id }
}

/** Someone else has changed what an action would have ended. */
export class StatusChanged extends Error {
  /** What it is now; undefined if the driver isn't in that organisation any more. */
  readonly status: string | undefined

  constructor(status: string | undefined) {
    super('The status has been changed in the meantime.')
    this.name = 'StatusChanged'
    this.status = status
  }
}
