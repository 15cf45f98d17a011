import { banHalfDone, type DriverAction, driverActionWords } from '../driver/driverAction.ts'
import { type SettableStatus, statusText } from '../driver/statuses.ts'
import type { Client } from '../http/client/createClient.ts'
import type { Writes } from './writes.ts'

/** One driver in one organisation, and the status to set, for `setStatus`. */
export interface DriverTarget {
  userId: string
  organizationId: string
  status?: SettableStatus | undefined
}

/** A ban whose second call, the removal, failed (contract 4.3.3). */
export class HalfDoneBan extends Error {
  constructor(cause: unknown) {
    super(banHalfDone, { cause })
    this.name = 'HalfDoneBan'
  }
}

/** Someone changed the driver's status since it was shown, so nothing was written (contract 4.3.10). */
export class StatusChanged extends Error {
  /** What it is now; undefined if the driver isn't in that organisation any more. */
  readonly status: string | undefined

  constructor(status: string | undefined) {
    super('The status has been changed meanwhile.')
    this.name = 'StatusChanged'
    this.status = status
  }
}

/**
 * Looks a driver's status up before it is overwritten. Throws StatusChanged unless it is one of those expected, and
 * rejects if it can't be read.
 */
export async function ensureStatus(
  client: Pick<Client, 'listUsers'>,
  { userId, organizationId }: DriverTarget,
  { expected, lifetime }: { expected: readonly string[]; lifetime: AbortSignal },
): Promise<void> {
  const query = { role: 'driver', user_id: userId, organization_id: organizationId, page: 1, page_size: 20 } as const
  const { items } = await client.listUsers(query, { signal: lifetime, lifetime })
  const found = items.find((row) => row.id === userId && (row.organizationId ?? organizationId) === organizationId)
  if (!found || !expected.includes(found.status)) throw new StatusChanged(found?.status)
}

type DriverWrites = Pick<Writes, 'setStatus' | 'liftBan' | 'removeMember'>

/** Sends the calls of a driver action one after the other; to set the status to "banned" is the ban itself. */
export async function performDriverAction(
  writes: DriverWrites,
  action: DriverAction,
  { userId, organizationId, status = 'internal_verified' }: DriverTarget,
): Promise<void> {
  const setTo = (wanted: SettableStatus) => writes.setStatus({ userId, organizationId, status: wanted })
  const remove = () => writes.removeMember({ organization_id: organizationId, user_id: userId })
  if (action === 'liftBan') await writes.liftBan({ organization_id: organizationId, user_id: userId })
  else if (action === 'removeDriver') await remove()
  else if (action === 'banDriver' || (action === 'setStatus' && status === 'banned_explicitly')) {
    await setTo('banned_explicitly')
    await remove().catch((error: unknown) => {
      throw new HalfDoneBan(error)
    })
  } else await setTo(action === 'setStatus' ? status : 'internal_verified')
}

/** The failure toast of a driver action. */
export function driverActionFailure(action: DriverAction, error: unknown): string {
  const { failure } = driverActionWords[action]
  if (error instanceof StatusChanged) return changedMeanwhile(error)
  return error instanceof HalfDoneBan ? `${failure} ${banHalfDone}` : failure
}

function changedMeanwhile({ status }: StatusChanged): string {
  return status === undefined
    ? 'They are no longer in this organisation, so nothing was changed.'
    : `Someone changed this in the meantime: the status is ${statusText(status)} now. Nothing was changed.`
}
