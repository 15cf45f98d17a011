import type { VerificationStatus } from '@driver-trust/domain/driver'
import { upwards } from '../access/tree.ts'
import type { SandboxState } from '../SandboxState.ts'
import type { Activity, Person } from '../world/World.ts'

interface StatusWrite {
  driver: Person
  status: VerificationStatus
  performedBy: string
}

/** Sets a driver's status and logs it; the same person's records below inherit a ban. */
export function changeStatus(state: SandboxState, { driver, status, performedBy }: StatusWrite): void {
  const isBan = status === 'banned_explicitly'
  const endsBan = driver.status === 'banned_explicitly' && !isBan
  apply(state, { driver, status, performedBy })
  if (!isBan && !endsBan) return
  for (const each of samePersonBelow(state, driver)) {
    if (endsBan && each.status === 'banned_inherited') liftBan(state, { driver: each, performedBy })
    if (isBan && each.status !== 'banned_explicitly')
      apply(state, { driver: each, status: 'banned_inherited', performedBy })
  }
}

/** Lifts a ban: the driver, and the records below an explicit one, get their previous status back. */
export function liftBan(state: SandboxState, { driver, performedBy }: Omit<StatusWrite, 'status'>): void {
  changeStatus(state, { driver, status: driver.statusBeforeBan ?? 'pending', performedBy })
}

export function logActivity(
  state: SandboxState,
  entry: { driver: Person; action: Activity['action']; performedBy: string; description: string },
): void {
  const { driver, action, performedBy, description } = entry
  state.world.activity.push({
    id: state.newId(),
    userId: driver.id,
    organizationId: driver.organizationId ?? '',
    performedBy,
    action,
    status: driver.status,
    description,
    createdAt: new Date(state.now()).toISOString(),
  })
}

function apply(state: SandboxState, { driver, status, performedBy }: StatusWrite) {
  const at = new Date(state.now()).toISOString()
  const isBan = status === 'banned_explicitly' || status === 'banned_inherited'
  const isVerified = status === 'verified' || status === 'internal_verified'
  if (isBan && !driver.bannedAt) driver.statusBeforeBan = driver.status
  Object.assign(driver, {
    status,
    updatedAt: at,
    bannedAt: isBan ? at : undefined,
    bannedBy: isBan ? performedBy : undefined,
    isRemoved: undefined,
    ...(isVerified && { verifiedAt: at }),
  })
  logActivity(state, { driver, action: 'changed_status', performedBy, description: 'Status was changed.' })
}

/** Every organisation has its own record of a person; records match by id or phone number. */
function samePersonBelow({ world }: SandboxState, driver: Person): Person[] {
  return [...world.people.values()].filter(
    (each) =>
      each !== driver &&
      (each.id === driver.id || each.phoneNumber === driver.phoneNumber) &&
      upwards(world, each.organizationId).some(({ parentId }) => parentId === driver.organizationId),
  )
}
