import { possibleOrigins } from '../driver/bans.ts'
import type { InvitationItem } from '../invitation/InvitationItem.ts'
import { type Counters, deletionBlockerLabel, deletionBlockers } from '../organisation/counters.ts'
import { type OrganisationNode, type OrganisationTree, organisationIn } from '../organisation/OrganisationTree.ts'
import { isAdmin, isViewer } from '../people/role.ts'
import { tableOf } from '../struct/shape.ts'
import { inWords } from '../text/text.ts'
import {
  type GrantName,
  grantNames,
  grantScope,
  type Permission,
  type PermissionKind,
  type Permissions,
  unless,
} from './grants.ts'

/** A viewer and an organisation, with its counters once they are known. */
type PermissionQuestion = {
  viewer: Account
  organisation: OrganisationNode | undefined
  counters?: Counters | undefined
}

/** What a viewer can do with an organisation and its people, with the reason for each refusal. */
export function permissionsOf(question: PermissionQuestion): Permissions {
  return tableOf(grantNames, (grant) => permissionFor(grant, question))
}

export function permissionFor(grant: GrantName, question: PermissionQuestion): Permission {
  return unless(placePermission(grant, question), conditions[grant]?.(question))
}

/** Whether the viewer has a grant in an organisation; false while that isn't known. */
export function isGranted(grant: GrantName, viewer: Account, organisationId: string): boolean {
  return permissionFor(grant, { viewer, organisation: organisationFor(viewer, organisationId) }).allowed
}

function placePermission(grant: GrantName, { viewer, organisation }: PermissionQuestion): Permission {
  const kind = permissionKindOf(viewer)
  const scope = grantScope(grant, kind)
  if (scope === 'always') return { allowed: true }
  const own = organisationFor(viewer, viewer.tree?.rootId)?.name ?? ''
  const never = (reason: string): Permission => ({ allowed: false, visible: false, reason })
  if (scope === 'never') return never(NEVER[kind] ?? `Viewers can’t change anything. Ask an admin of ${own}.`)
  if (scope === 'superAdmin' && viewer.user?.role !== 'super_admin') return never('Only Super Admins can do this.')
  const place = placeOf(viewer, organisation)
  if (place === 'outside') return { allowed: false, visible: true, reason: 'You can’t see this organisation.' }
  const isHere = scope === 'all' || scope === 'superAdmin' || scope === place
  if (isHere) return { allowed: true }
  const seen = scope === 'own' ? seenPeople[grant] : undefined
  const reason = seen === undefined ? placeReasons[scope] : `You can only see ${seen} of ${own}.`
  return { allowed: false, visible: true, reason }
}

/** Why a kind of viewer never has a grant; those who can only look have an admin to ask. */
const NEVER: Partial<Record<PermissionKind, string>> = {
  root: 'Nobody in this organisation can do this.',
  adminOfChildNonSubcontractor: 'Only admins of the root organisation can do this.',
  adminOfChild: 'Admins of a subcontractor can’t do this.',
  unhandled: 'This account has no access to the console.',
}

/** Why a grant that holds somewhere doesn't hold here. */
const placeReasons = {
  own: 'You can only do this in your own organisation.',
  below: 'You can only do this in your sub-organisations.',
}

/** Whom a grant shows. */
const seenPeople: Partial<Record<GrantName, string>> = { viewDrivers: 'drivers', viewUsers: 'users' }

function placeOf({ tree }: Account, organisation: OrganisationNode | undefined): 'own' | 'below' | 'outside' {
  if (!tree || !organisationIn(tree, organisation?.id)) return 'outside'
  return organisation?.id === tree.rootId ? 'own' : 'below'
}

/** Conditions besides the grant; each returns the reason why it isn't met. */
const conditions: Partial<Record<GrantName, (question: PermissionQuestion) => string | undefined>> = {
  inviteDrivers: ({ organisation }) =>
    organisation?.isDriversInvitationAllowed
      ? undefined
      : 'Driver invitations are not switched on for this organisation yet.',
  deleteOrganisation: ({ counters }) => {
    if (!counters) return 'We don’t know yet whether this organisation is empty.'
    const blockers = deletionBlockers(counters).map(deletionBlockerLabel)
    return blockers.length > 0 ? `This organisation still has ${inWords(blockers)}.` : undefined
  },
}

/** The user and the tree that the server shows them; its root is their own organisation. */
export type Account = {
  user: { id: string; role: string } | null | undefined
  tree: OrganisationTree | null | undefined
}

/** The kind of a viewer (contract 6.2). */
export function permissionKindOf({ user, tree }: Account): PermissionKind {
  const own = tree ? organisationIn(tree, tree.rootId) : undefined
  if (!user || !own || !(isAdmin(user.role) || isViewer(user.role))) return 'unhandled'
  if (own.parentId !== undefined) return kindBelow(isAdmin(user.role), own.subcontractor)
  return isAdmin(user.role) || own.ownerId === user.id ? 'root' : 'rootViewer'
}

/**
 * Everything above the viewer's own organisation is out of view, so it alone says whether this is a subcontractor's
 * branch.
 */
function kindBelow(isAdministrator: boolean, isSubcontractor: boolean): PermissionKind {
  if (isAdministrator) return isSubcontractor ? 'adminOfChild' : 'adminOfChildNonSubcontractor'
  return isSubcontractor ? 'viewerChildOfSubcontractor' : 'viewerOfNonSubcontractor'
}

/** A driver in an organisation; `origin` is the organisation in view that an inherited ban comes from. */
type DriverSubject = {
  organizationId?: string | undefined
  status: string
  origin?: { name: string } | undefined
}

/** Why something can't be done with this driver, though the viewer has the grant for it. */
const driverConditions: Partial<Record<GrantName, (driver: DriverSubject, viewer: Account) => string | undefined>> = {
  setInternallyVerified: (driver, viewer) =>
    reasonAgainstOverwriting(driver, viewer) ??
    (driver.status === 'internal_verified' ? 'This driver is already internally verified.' : undefined),
  setStatus: reasonAgainstOverwriting,
  banDriver: ({ status }) => (status === 'banned_explicitly' ? 'This driver is banned already.' : undefined),
  liftBan: (driver, viewer) => {
    if (driver.status === 'banned_explicitly') return undefined
    if (driver.status !== 'banned_inherited') return 'This driver isn’t banned.'
    const origin = originOf(driver, viewer)
    return origin ? `Inherited from ${origin}` : 'Banned by an organisation above this one.'
  },
}

/** A ban ends only by lifting it, never by another status (contract 4.3.11). */
function reasonAgainstOverwriting(driver: DriverSubject, viewer: Account): string | undefined {
  const { status, organizationId } = driver
  if (status === 'banned_inherited')
    return `Banned by ${originOf(driver, viewer) ?? 'an organisation above this one'}. Only it can lift the ban.`
  if (status !== 'banned_explicitly') return undefined
  return `Banned by ${organisationFor(viewer, organizationId)?.name ?? 'this organisation'}. Lift the ban first.`
}

function originOf({ origin, organizationId = '' }: DriverSubject, { tree }: Account): string | undefined {
  return origin?.name ?? (tree ? possibleOrigins(tree, organizationId) : undefined)
}

/** Whether a viewer can do something with a driver: needs the grant, and it must change something (contract 4.3). */
export function permissionOnDriver(grant: GrantName, driver: DriverSubject, viewer: Account): Permission {
  return unless(permissionAt(grant, driver, viewer), driverConditions[grant]?.(driver, viewer))
}

function permissionAt(
  grant: GrantName,
  { organizationId }: { organizationId?: string | undefined },
  viewer: Account,
): Permission {
  return permissionFor(grant, { viewer, organisation: organisationFor(viewer, organizationId) })
}

function organisationFor({ tree }: Account, id: string | undefined): OrganisationNode | undefined {
  return tree ? organisationIn(tree, id) : undefined
}

export const invitationGrants = {
  driver: 'manageDriverInvitations',
  user: 'withdrawUserInvitations',
} as const satisfies Record<InvitationItem['type'], GrantName>

/**
 * Whether a viewer can withdraw an invitation, send it again (an open one, with the grants that a new one needs) or
 * download its batch file (if nothing in it is masked).
 */
export function permissionOnInvitation(
  action: 'withdraw' | 'sendAgain' | 'batchFile',
  invitation: InvitationItem,
  viewer: Account,
): Permission {
  const permission = permissionAt(invitationGrants[invitation.type], invitation, viewer)
  if (action === 'batchFile')
    return unless(permission, invitation.isPersonalDataHidden ? 'The data in this file is hidden from you.' : undefined)
  if (invitation.status === 'accepted') return unless(permission, 'This invitation has been accepted.')
  return action === 'sendAgain' ? unless(permission, reasonAgainstSending(invitation)) : permission
}

function reasonAgainstSending(invitation: InvitationItem): string | undefined {
  const { type, email, role, isPersonalDataHidden } = invitation
  if (type === 'user' && role !== 'user' && role !== 'admin')
    return 'Only invitations of viewers and admins can be sent again.'
  if (type === 'user')
    return email && !isPersonalDataHidden
      ? undefined
      : 'You can’t send this again: the e-mail address is hidden from you.'
  if (isPersonalDataHidden) return 'You can’t send this again: the driver’s phone number is hidden from you.'
  const isComplete = invitation.firstName && invitation.lastName && invitation.phoneNumber
  return isComplete ? undefined : 'A name or the phone number is missing.'
}

/** A console user in an organisation; until it is known that another admin is in view, an admin counts as the last. */
type UserSubject = {
  id: string
  organizationId?: string | undefined
  role: string
  hasOtherAdmin?: boolean | undefined
}

/** Whether a viewer can change a user's role or remove them (contract 6.3.5). */
export function permissionOnUser(
  grant: 'changeUserRole' | 'removeUser',
  user: UserSubject,
  viewer: Account,
): Permission {
  return unless(permissionAt(grant, user, viewer), reasonAgainstUserAction(user, viewer))
}

function reasonAgainstUserAction(
  { id, organizationId, role, hasOtherAdmin }: UserSubject,
  viewer: Account,
): string | undefined {
  if (id === viewer.user?.id) return 'You can’t do this to yourself.'
  const places = [organizationId, viewer.tree?.rootId].map((place) => organisationFor(viewer, place))
  if (places.some((place) => place?.ownerId === id)) return 'This is the owner of the organisation.'
  if (role === 'super_admin') return 'You can’t do this to a Super Admin.'
  if (!isAdmin(role) || hasOtherAdmin) return undefined
  return hasOtherAdmin === false
    ? 'This is the last admin of the organisation.'
    : 'Whether there is another admin isn’t known yet.'
}
