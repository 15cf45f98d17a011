import type { VerificationStatus } from '@driver-trust/domain/driver'
import { calls } from '@driver-trust/domain/http'
import type { Hono } from 'hono'
import { requireDriver, requireGrant, requireUser } from '../access/grants.ts'
import { upwards } from '../access/tree.ts'
import { Refusal } from '../judge/Refusal.ts'
import type { SandboxState } from '../SandboxState.ts'
import { type Activity, type Person, recordsOf } from '../world/World.ts'
import { route } from './route.ts'

/** Drivers' statuses, bans, removal, activity and documents. */
export function driverRoutes(app: Hono, state: SandboxState): void {
  const { world } = state

  route(app, { state, call: calls.setStatus }, ({ input: { userId, organizationId, status }, person }) => {
    const grant = status === 'banned_explicitly' ? 'banDriver' : 'setStatus'
    const driver = requireDriver({ world, person, userId, at: organizationId, grant })
    changeStatus(state, { driver, status, performedBy: person.id })
    return {}
  })

  route(app, { state, call: calls.liftBan }, ({ input: { organization_id, user_id }, person }) => {
    const driver = requireDriver({ world, person, userId: user_id, at: organization_id, grant: 'liftBan' })
    if (driver.status !== 'banned_explicitly') throw new Refusal(409, 'resource_conflict')
    liftBan(state, { driver, performedBy: person.id })
  })

  route(app, { state, call: calls.removeMember }, ({ input: { organization_id, user_id }, person }) => {
    const member = recordsOf(world, user_id).find((each) => each.organizationId === organization_id)
    if (!member) throw new Refusal(404, 'not_found')
    if (member.role !== 'driver') {
      requireUser({ world, person, userId: user_id, grant: 'removeUser' }).organizationId = undefined
      return
    }
    const driver = requireDriver({ world, person, userId: user_id, at: organization_id, grant: 'removeDriver' })
    logActivity(state, {
      driver,
      action: 'left_organization',
      performedBy: person.id,
      description: 'Left the organisation.',
    })
    // The removal after a ban leaves the driver listed as banned, so that the ban can be lifted; another removal takes
    // them off that list.
    if (driver.status === 'banned_explicitly' && !driver.isRemoved) driver.isRemoved = true
    else driver.organizationId = undefined
  })

  route(app, { state, call: calls.listActivity }, ({ input: { organization_id, user_id, actions }, person }) => {
    if (world.people.get(user_id)?.role === 'driver')
      requireDriver({ world, person, userId: user_id, at: organization_id, grant: 'viewDrivers' })
    else requireGrant({ world, person, organisationId: organization_id, grant: 'viewUsers' })
    const found = world.activity.filter(
      (each) => each.userId === user_id && each.organizationId === organization_id && actions.includes(each.action),
    )
    return found.toReversed().map(({ description, ...entry }) => ({
      ...entry,
      performedBy: state.habits.performedBy ?? entry.performedBy,
      metadata: { description },
    }))
  })

  route(app, { state, call: calls.deadlines }, ({ input: { user_id }, person }) => {
    const { id } = requireDriver({ world, person, userId: user_id, grant: 'viewDrivers' })
    return { userId: id, deadlines: world.deadlines.get(id) ?? {} }
  })
}

interface StatusWrite {
  driver: Person
  status: VerificationStatus
  performedBy: string
}

/** Sets a driver's status and logs it; the same person's records below inherit a ban. */
function changeStatus(state: SandboxState, { driver, status, performedBy }: StatusWrite): void {
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
function liftBan(state: SandboxState, { driver, performedBy }: Omit<StatusWrite, 'status'>): void {
  changeStatus(state, { driver, status: driver.statusBeforeBan ?? 'pending', performedBy })
}

type Logged = Pick<Activity, 'action' | 'performedBy' | 'description'> & { driver: Person }

function logActivity(state: SandboxState, { driver, action, performedBy, description }: Logged): void {
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
