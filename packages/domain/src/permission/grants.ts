/**
 * Where a grant holds: in the viewer's own organisation and everything below (`all`), in one of the two, like `all`
 * but only for a Super Admin, or without any organisation (`always`).
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
  /** What it allows, as a verb. */
  label: string
  /** Where each kind of viewer has it; a kind that isn't named never has it. */
  held: Readonly<Partial<Record<PermissionKind, GrantScope>>>
}

const seeing = { ...everyMember('all'), viewerChildOfSubcontractor: 'own' } as const
const runningIt = { root: 'all', adminOfChildNonSubcontractor: 'all', adminOfChild: 'all' } as const
const judging = { root: 'all', adminOfChildNonSubcontractor: 'all' } as const
const paying = { root: 'all', adminOfChild: 'own' } as const

/** What each kind of viewer can do, and where (contract 6.3): nothing else is allowed. */
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

export type GrantName = keyof typeof table

const grants: Record<GrantName, Grant> = table
export const grantNames = Object.keys(table) as GrantName[] // Object.keys widens the keys to string

/** Where a kind of viewer has a grant. */
export function grantScope(grant: GrantName, kind: PermissionKind): GrantScope {
  return grants[grant].held[kind] ?? 'never'
}

export function grantLabel(grant: GrantName): string {
  return grants[grant].label
}

function everyMember(scope: GrantScope): Grant['held'] {
  return Object.fromEntries(permissionKinds.filter((kind) => kind !== 'unhandled').map((kind) => [kind, scope]))
}

/**
 * A refusal gives its reason, and says whether the control is shown disabled (`visible`) or not at all (contract 6.4).
 */
export type Permission = { allowed: true } | { allowed: false; visible: boolean; reason: string }

export type Permissions = Readonly<Record<GrantName, Permission>>

/**
 * The permission itself, or a refusal if there is a reason. The control stays visible, since the reason can go away.
 */
export function unless(permission: Permission, reason: string | undefined): Permission {
  return permission.allowed && reason !== undefined ? { allowed: false, visible: true, reason } : permission
}

/** Why a kind of viewer never has a grant. */
export const neverReasons: Record<PermissionKind, string> = {
  root: 'Nobody in this organisation can do this.',
  adminOfChildNonSubcontractor: 'Only admins of the root organisation can do this.',
  adminOfChild: 'Admins of a subcontractor cannot do this.',
  rootViewer: 'Viewers cannot do this.',
  viewerOfNonSubcontractor: 'Viewers cannot do this.',
  viewerChildOfSubcontractor: 'Viewers of a subcontractor cannot do this.',
  unhandled: 'This account has no access to the console.',
}

/** Why a grant that holds somewhere doesn't hold here. */
export const placeReasons: Record<Exclude<GrantScope, 'never' | 'always'>, string> = {
  all: 'This organisation is not in your view.',
  superAdmin: 'This organisation is not in your view.',
  own: 'You can do this in your own organisation only.',
  below: 'You can do this in organisations below yours only.',
}

/** Why others don't have a Super Admin's grant. */
export const superAdminReason = 'Only a Super Admin can do this.'
