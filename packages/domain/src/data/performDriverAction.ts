import { banHalfDone, type DriverAction, driverActionWords } from '../driver/driverAction.ts'
import type { SettableStatus } from '../driver/statuses.ts'
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
  return error instanceof HalfDoneBan ? `${failure} ${banHalfDone}` : failure
}
