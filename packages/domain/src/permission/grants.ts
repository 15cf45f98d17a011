/**
 * Where a grant holds: in one's own organisation and all below (`all`), in one of the two, the same as `all` but for a Super Admin alone, or
 * without any organisation (`always`).
 */
export type GrantScope = 'all' | 'own' | 'below' | 'never' | 'superAdmin' | 'always'

/** The kinds of viewer (contract 6.2). */
export const permissionKinds = [
  'root',
  'adminOfChildNonSubcontractor',
  'adminOfChild',
  'rootViewer',
  'viewerOfNonSubcontractor',
  'viewerChildOfSubcontractor',
  'unhandled',
] as const

export type PermissionKind = (typeof permissionKinds)[number]

interface Grant {
  /** What it lets a person do, as a verb. */
  label: string
  /** Where each kind of viewer holds it; a kind that isn't named doesn't hold it anywhere. */
  held: Readonly<Partial<Record<PermissionKind, GrantScope>>>
}

const seeing = { ...everyMember('all'), viewerChildOfSubcontractor: 'own' } as const
const runningIt = { root: 'all', adminOfChildNonSubcontractor: 'all', adminOfChild: 'all' } as const
const judging = { root: 'all', adminOfChildNonSubcontractor: 'all' } as const
const paying = { root: 'all', adminOfChild: 'own' } as const

/** Who may do what, and where (contract 6.3): what isn't in this table isn't allowed. */
const table = {
  viewOrganisation: { label: 'See the figures of the organisation', held: seeing },
  viewUsers: { label: 'See users', held: seeing },
  viewDrivers: { label: 'See drivers, their activity and their deadlines', held: seeing },
  viewLiveStatuses: {
    label: 'See live statuses',
    held: {
      root: 'all',
      adminOfChildNonSubcontractor: 'all',
      adminOfChild: 'own',
      rootViewer: 'all',
      viewerOfNonSubcontractor: 'all',
    },
  },
  inviteDrivers: {
    label: 'Invite drivers',
    held: { root: 'all', adminOfChildNonSubcontractor: 'all', adminOfChild: 'own' },
  },
  manageDriverInvitations: { label: 'Withdraw driver invitations and send them again', held: runningIt },
  setInternallyVerified: { label: 'Set drivers to Internally verified', held: judging },
  banDriver: { label: 'Ban drivers', held: judging },
  liftBan: { label: 'Lift a House & Yard Ban', held: judging },
  setStatus: { label: "Set a driver's status", held: judging },
  removeDriver: {
    label: 'Delete drivers',
    held: { root: 'all', adminOfChildNonSubcontractor: 'all', adminOfChild: 'own' },
  },
  inviteUsers: { label: 'Invite users', held: runningIt },
  withdrawUserInvitations: { label: 'Withdraw user invitations and send them again', held: runningIt },
  changeUserRole: { label: "Change a user's role", held: runningIt },
  removeUser: { label: 'Remove users', held: runningIt },
  createSubOrganisation: { label: 'Create organisations below this one', held: runningIt },
  setSubcontractor: { label: 'Make it a subcontractor', held: { root: 'all', adminOfChildNonSubcontractor: 'below' } },
  renameOrganisation: { label: 'Rename the organisation', held: runningIt },
  deleteOrganisation: {
    label: 'Delete the organisation',
    held: { root: 'below', adminOfChildNonSubcontractor: 'below', adminOfChild: 'below' },
  },
  viewSettings: {
    label: 'See settings',
    held: {
      root: 'all',
      adminOfChildNonSubcontractor: 'all',
      adminOfChild: 'own',
      rootViewer: 'all',
      viewerOfNonSubcontractor: 'own',
      viewerChildOfSubcontractor: 'own',
    },
  },
  editSettings: {
    label: 'Change address, contact and terms',
    held: { root: 'all', adminOfChildNonSubcontractor: 'own', adminOfChild: 'own' },
  },
  viewBilling: { label: 'See billing', held: paying },
  viewPricing: { label: 'See pricing', held: paying },
  editBilling: { label: 'Change billing', held: paying },
  choosePlan: { label: 'Choose a plan', held: paying },
  editFees: { label: 'Change fees', held: everyMember('superAdmin') },
  viewSecurityContact: { label: 'See the security contact', held: everyMember('all') },
  exportList: {
    label: 'Export lists',
    held: {
      root: 'all',
      adminOfChildNonSubcontractor: 'all',
      adminOfChild: 'own',
      rootViewer: 'all',
      viewerOfNonSubcontractor: 'all',
    },
  },
  useOwnAccount: {
    label: 'Use your own account and sign out',
    held: { ...everyMember('always'), unhandled: 'always' },
  },
} as const satisfies Record<string, Grant>

/** Something that a person may be allowed to do. */
export type GrantName = keyof typeof table

const grants: Record<GrantName, Grant> = table
export const grantNames = Object.keys(table) as GrantName[] // Object.keys forgets the keys of a literal

/** Where a kind of viewer holds a grant. */
export function grantScope(grant: GrantName, kind: PermissionKind): GrantScope {
  return grants[grant].held[kind] ?? 'never'
}

export function grantLabel(grant: GrantName): string {
  return grants[grant].label
}

function everyMember(scope: GrantScope): Grant['held'] {
  return Object.fromEntries(permissionKinds.filter((kind) => kind !== 'unhandled').map((kind) => [kind, scope]))
}

/** The answer to "may I?": a refusal says why, and whether the control is shown disabled (`visible`) or not at all. */
export type Permission = { allowed: true } | { allowed: false; visible: boolean; reason: string }

/** The answer for every grant. */
export type Permissions = Readonly<Record<GrantName, Permission>>

/** The permission itself, unless there is a reason against it; a reason that the person can outlive leaves the control visible. */
export function unless(permission: Permission, reason: string | undefined): Permission {
  return permission.allowed && reason !== undefined ? { allowed: false, visible: true, reason } : permission
}

/** Why a kind of viewer may never do what its table denies it. */
export const neverReasons: Record<PermissionKind, string> = {
  root: 'Nobody in this organisation can do this.',
  adminOfChildNonSubcontractor: 'Only admins of the root organisation can do this.',
  adminOfChild: 'Admins of a subcontractor cannot do this.',
  rootViewer: 'Viewers cannot do this.',
  viewerOfNonSubcontractor: 'Viewers cannot do this.',
  viewerChildOfSubcontractor: 'Viewers of a subcontractor cannot do this.',
  unhandled: 'This account has no access to the console.',
}

/** Why a grant that is held somewhere does not hold here. */
export const placeReasons: Record<Exclude<GrantScope, 'never' | 'always'>, string> = {
  all: 'This organisation is not in your view.',
  superAdmin: 'This organisation is not in your view.',
  own: 'You can do this in your own organisation only.',
  below: 'You can do this in organisations below yours only.',
}

/** Why a grant for Super Admins is refused to others. */
export const superAdminReason = 'Only a Super Admin can do this.'
