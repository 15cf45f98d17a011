import type { DriverAction } from '../driver/driverAction.ts'
import type { InvitationItem } from '../invitation/InvitationItem.ts'
import { type Counters, deletionBlockerLabel, deletionBlockers } from '../organisation/counters.ts'
import { type OrganisationNode, type OrganisationTree, organisationIn } from '../organisation/OrganisationTree.ts'
import { isAdmin, isViewer } from '../people/role.ts'
import {
  type GrantName,
  grantNames,
  grantScope,
  neverReasons,
  type Permission,
  type PermissionKind,
  type Permissions,
  placeReasons,
  superAdminReason,
  unless,
} from './grants.ts'

/** A viewer and an organisation, with its counters once they are known. */
export type PermissionQuestion = {
  viewer: Viewer
  organisation: OrganisationNode | undefined
  counters?: Counters | undefined
}

/** What a viewer can do with an organisation and its people, with the reason for each refusal. */
export function permissionsOf(question: PermissionQuestion): Permissions {
  const answers = grantNames.map((grant): [GrantName, Permission] => [grant, permissionFor(grant, question)])
  return Object.fromEntries(answers) as Permissions // one entry for each grant name
}

export function permissionFor(grant: GrantName, question: PermissionQuestion): Permission {
  return unless(placePermission(grant, question), conditions[grant]?.(question))
}

function placePermission(grant: GrantName, { viewer, organisation }: PermissionQuestion): Permission {
  const kind = permissionKindOf(viewer)
  const scope = grantScope(grant, kind)
  if (scope === 'always') return { allowed: true }
  if (scope === 'never') return { allowed: false, visible: false, reason: neverReasons[kind] }
  if (scope === 'superAdmin' && viewer.user?.role !== 'super_admin') {
    return { allowed: false, visible: false, reason: superAdminReason }
  }
  const place = placeOf(viewer, organisation)
  if (place === 'outside') return { allowed: false, visible: true, reason: placeReasons.all }
  const isHere = scope === 'all' || scope === 'superAdmin' || scope === place
  return isHere ? { allowed: true } : { allowed: false, visible: true, reason: placeReasons[scope] }
}

function placeOf({ tree }: Viewer, organisation: OrganisationNode | undefined): 'own' | 'below' | 'outside' {
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
    if (!counters) return 'It is not known yet what this organisation still has.'
    const blockers = deletionBlockers(counters).map(deletionBlockerLabel)
    return blockers.length > 0 ? `This organisation still has ${inWords(blockers)}.` : undefined
  },
}

function inWords(things: readonly string[]): string {
  const last = things.at(-1) ?? ''
  return things.length > 1 ? `${things.slice(0, -1).join(', ')} and ${last}` : last
}

/** The user and the tree that the server shows them; its root is their own organisation. */
export type Viewer = {
  user: { id: string; role: string } | null | undefined
  tree: OrganisationTree | null | undefined
}

/** The kind of a viewer (contract 6.2). */
export function permissionKindOf({ user, tree }: Viewer): PermissionKind {
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

/** A question about a driver; `origin` is the organisation in view that an inherited ban comes from. */
export type DriverQuestion = PermissionQuestion & {
  action: DriverAction
  status: string
  origin?: { name: string } | undefined
}

/** Whether a viewer can perform an action on a driver: needs the grant, and the action must change something. */
export function permissionOnDriver(question: DriverQuestion): Permission {
  if (question.action === 'liftBan') return permissionToLiftBan(question)
  return unless(permissionFor(question.action, question), reasonAgainstDriverAction(question))
}

function reasonAgainstDriverAction({ action, status }: DriverQuestion): string | undefined {
  if (action === 'setInternallyVerified' && status === 'internal_verified')
    return 'This driver is internally verified already.'
  return action === 'banDriver' && status === 'banned_explicitly' ? 'This driver is banned already.' : undefined
}

/** A question about an invitation: to withdraw it, send it again or download its batch file. */
export type InvitationQuestion = PermissionQuestion & {
  action: 'withdraw' | 'sendAgain' | 'batchFile'
  invitation: InvitationItem
}

/**
 * Whether a viewer can withdraw an invitation, send it again (an open one, with the grants that a new one needs) or
 * download its batch file (if nothing in it is masked).
 */
export function permissionOnInvitation(question: InvitationQuestion): Permission {
  const { invitation, action } = question
  const grant = invitation.type === 'driver' ? 'manageDriverInvitations' : 'withdrawUserInvitations'
  const permission = permissionFor(grant, question)
  if (action === 'batchFile')
    return unless(permission, invitation.isPersonalDataHidden ? 'What the file holds is hidden from you.' : undefined)
  if (invitation.status === 'accepted') return unless(permission, 'This invitation has been accepted.')
  return action === 'sendAgain' ? unless(permission, reasonAgainstSending(invitation)) : permission
}

function reasonAgainstSending(invitation: InvitationItem): string | undefined {
  if (invitation.isPersonalDataHidden) return 'What a new invitation needs is hidden from you.'
  if (invitation.type === 'user') return invitation.email ? undefined : 'The e-mail address is hidden from you.'
  const isComplete = invitation.firstName && invitation.lastName && invitation.phoneNumber
  return isComplete ? undefined : 'A name or the phone number is missing.'
}

/** A question about a console user; `isLastAdmin` if no other admin is in view. */
export type UserQuestion = PermissionQuestion & {
  grant: 'changeUserRole' | 'removeUser'
  person: { id: string; role: string }
  isLastAdmin: boolean
}

/** Whether a viewer can change a user's role or remove them (contract 6.3.5). */
export function permissionOnUser(question: UserQuestion): Permission {
  return unless(permissionFor(question.grant, question), reasonAgainstUserAction(question))
}

function reasonAgainstUserAction({ viewer, organisation, person, isLastAdmin }: UserQuestion): string | undefined {
  const root = viewer.tree ? organisationIn(viewer.tree, viewer.tree.rootId) : undefined
  if (person.id === viewer.user?.id) return 'You cannot do this to yourself.'
  if ([organisation?.ownerId, root?.ownerId].includes(person.id)) return 'This is the owner of the organisation.'
  if (person.role === 'super_admin') return 'This cannot be done to a Super Admin.'
  return isLastAdmin && isAdmin(person.role) ? 'This is the last admin of the organisation.' : undefined
}

/** A question about lifting a ban; `origin` is the organisation in view that an inherited ban comes from. */
export type LiftBanQuestion = PermissionQuestion & { status: string; origin?: { name: string } | undefined }

/** Whether a viewer can lift a driver's ban: only one set here, not one from above (contract 4.3.5). */
export function permissionToLiftBan(question: LiftBanQuestion): Permission {
  return unless(permissionFor('liftBan', question), reasonAgainstLifting(question))
}

function reasonAgainstLifting({ status, origin }: LiftBanQuestion): string | undefined {
  if (status === 'banned_explicitly') return undefined
  if (status !== 'banned_inherited') return 'This driver is not banned.'
  return origin ? `Inherited from ${origin.name}` : 'Banned by an organisation above this one.'
}
