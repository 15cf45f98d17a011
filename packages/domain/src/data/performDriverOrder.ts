import { banHalfDone, type DriverOrder, driverActionWords, orderedAction } from '../driver/driverAction.ts'
import type { SettableStatus } from '../driver/statuses.ts'
import type { Writes } from './writes.ts'

/** One driver in one organisation. */
export interface DriverTarget {
  userId: string
  organizationId: string
}

/** A ban whose second call, the removal, failed (contract 4.3.3). */
export class HalfDoneBan extends Error {
  constructor(cause: unknown) {
    super(banHalfDone, { cause })
    this.name = 'HalfDoneBan'
  }
}

type DriverWrites = Pick<Writes, 'setStatus' | 'liftBan' | 'removeMember'>

/** Sends the calls of a driver action one after the other. */
export async function performDriverOrder(
  writes: DriverWrites,
  order: DriverOrder,
  { userId, organizationId }: DriverTarget,
): Promise<void> {
  const setStatus = (status: SettableStatus) => writes.setStatus({ userId, organizationId, status })
  const remove = () => writes.removeMember({ organization_id: organizationId, user_id: userId })
  const action = orderedAction(order)
  if (action === 'liftBan') await writes.liftBan({ organization_id: organizationId, user_id: userId })
  else if (action === 'removeDriver') await remove()
  else if (action === 'banDriver') {
    await setStatus('banned_explicitly')
    await remove().catch((error: unknown) => {
      throw new HalfDoneBan(error)
    })
  } else await setStatus(order.action === 'setStatus' ? order.status : 'internal_verified')
}

/** The failure toast of a driver action. */
export function driverOrderFailure(order: DriverOrder, error: unknown): string {
  const { failure } = driverActionWords[orderedAction(order)]
  return error instanceof HalfDoneBan ? `${failure} ${banHalfDone}` : failure
}
