import type { GrantName } from '@driver-trust/domain/permission'
import { Refusal } from '../judge/Refusal.ts'
import { type OrganisationRecord, type Person, recordsOf, type World } from '../world/World.ts'
import { organisationsInView, upwards } from './tree.ts'

/** An organisation's place from a viewer's point of view. */
export type Place = 'own' | 'below' | 'outside'

/**
 * Whether a person has a grant at a place. This is the sandbox's own reading of the rules, from its own records. It
 * must not use the permission rules of `domain`: a contract test compares the two, so that a mistake in either shows.
 */
export function isGranted(world: World, person: Person, { grant, place }: { grant: GrantName; place: Place }): boolean {
  if (grant === 'useOwnAccount') return true
  const kind = kindOf(world, person)
  if (kind === 'none' || place === 'outside') return false
  if (grant === 'editFees') return person.role === 'super_admin'
  const { everywhere, own, below } = SCOPES[kind]
  const granted: readonly GrantName[] = [...everywhere, ...(place === 'own' ? own : below)]
  return granted.includes(grant)
}

export function placeOf(world: World, person: Person, organisationId: string): Place {
  if (!upwards(world, organisationId).some(({ id }) => id === person.organizationId)) return 'outside'
  return organisationId === person.organizationId ? 'own' : 'below'
}

type Kind = keyof typeof SCOPES

function kindOf({ organisations }: World, { id, role, organizationId }: Person): Kind | 'none' {
  const own = organizationId ? organisations.get(organizationId) : undefined
  if (!own || role === 'driver') return 'none'
  const rank = role === 'admin' || role === 'super_admin' ? 'admin' : 'viewer'
  if (!own.parentId) return own.ownerId === id ? 'admin of the root' : `${rank} of the root`
  return own.subcontractor ? `${rank} of a subcontractor` : `${rank} below the root`
}

const SEE: readonly GrantName[] = ['viewOrganisation', 'viewUsers', 'viewDrivers']
const RUN_USERS: readonly GrantName[] = ['inviteUsers', 'withdrawUserInvitations', 'changeUserRole', 'removeUser']
const RUN_TREE: readonly GrantName[] = ['createSubOrganisation', 'renameOrganisation']
const JUDGE: readonly GrantName[] = ['setInternallyVerified', 'setStatus', 'banDriver', 'liftBan']
const RUN_DRIVERS: readonly GrantName[] = ['inviteDrivers', 'manageDriverInvitations', 'removeDriver']
const LOOK_UP: readonly GrantName[] = ['viewLiveStatuses', 'viewSecurityContact', 'exportList']
const PAY: readonly GrantName[] = ['viewBilling', 'editBilling', 'viewPricing', 'choosePlan']

/** What an admin outside subcontractors can do everywhere. */
const ADMINISTER = [...SEE, ...LOOK_UP, ...RUN_USERS, ...RUN_DRIVERS, ...RUN_TREE, ...JUDGE, 'viewSettings'] as const

/** What each kind of viewer can do, by scope (contract 6.3). */
const SCOPES = {
  'admin of the root': {
    everywhere: [...ADMINISTER, ...PAY, 'setSubcontractor', 'editSettings'],
    own: [],
    below: ['deleteOrganisation'],
  },
  'admin below the root': {
    everywhere: ADMINISTER,
    own: ['editSettings'],
    below: ['setSubcontractor', 'deleteOrganisation'],
  },
  'admin of a subcontractor': {
    everywhere: [...SEE, ...RUN_USERS, ...RUN_TREE, 'manageDriverInvitations', 'viewSecurityContact'],
    own: [...PAY, 'viewLiveStatuses', 'inviteDrivers', 'removeDriver', 'viewSettings', 'editSettings', 'exportList'],
    below: ['deleteOrganisation'],
  },
  'viewer of the root': {
    everywhere: [...SEE, ...LOOK_UP, 'viewSettings'],
    own: [],
    below: [],
  },
  'viewer below the root': {
    everywhere: [...SEE, ...LOOK_UP],
    own: ['viewSettings'],
    below: [],
  },
  'viewer of a subcontractor': { everywhere: ['viewSecurityContact'], own: [...SEE, 'viewSettings'], below: [] },
} satisfies Record<string, Record<'everywhere' | 'own' | 'below', readonly GrantName[]>>

interface Wanted {
  world: World
  person: Person
  grant: GrantName
}

/**
 * The organisation, if the person has the grant there; otherwise 404 if it is out of view, 403 if the grant is
 * refused.
 */
export function requireGrant({
  world,
  person,
  grant,
  organisationId,
}: Wanted & { organisationId: string }): OrganisationRecord {
  const record = world.organisations.get(organisationId)
  const place = placeOf(world, person, organisationId)
  if (!record || place === 'outside') throw new Refusal(404, 'not_found')
  const isSwitchedOff = grant === 'inviteDrivers' && !record.isDriversInvitationAllowed
  if (isSwitchedOff || !isGranted(world, person, { grant, place })) throw new Refusal(403, 'forbidden')
  return record
}

/** The driver's record of an organisation, or any in view, if the person has the grant there. */
export function requireDriver({ world, person, grant, userId, at }: Wanted & { userId: string; at?: string }): Person {
  const records = recordsOf(world, userId).filter(
    ({ role, organizationId }) => role === 'driver' && organizationId && (at === undefined || at === organizationId),
  )
  const isInView = ({ organizationId = '' }: Person) => placeOf(world, person, organizationId) !== 'outside'
  const driver = records.find(isInView) ?? records[0]
  if (!driver) throw new Refusal(404, 'not_found')
  requireGrant({ world, person, organisationId: driver.organizationId ?? '', grant })
  return driver
}

/** The console user, if the person has the grant over them (contract 6.3.5). */
export function requireUser({ world, person, grant, userId }: Wanted & { userId: string }): Person {
  const user = world.people.get(userId)
  if (!user?.organizationId || user.role === 'driver') throw new Refusal(404, 'not_found')
  const { ownerId } = requireGrant({ world, person, organisationId: user.organizationId, grant })
  const view = organisationsInView(world, person)
  const inView = new Set(view.map(({ id }) => id))
  const admins = [...world.people.values()].filter(
    ({ role, organizationId = '' }) => (role === 'admin' || role === 'super_admin') && inView.has(organizationId),
  )
  const isOwner = user.id === ownerId || user.id === view[0]?.ownerId
  const isLastAdmin = admins.length === 1 && admins[0] === user
  if (user === person || isOwner || user.role === 'super_admin' || isLastAdmin) throw new Refusal(403, 'forbidden')
  return user
}
