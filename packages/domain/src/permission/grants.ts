/** Where a grant holds: the own organisation and all below, one of the two, nowhere; the same as `all` but for a Super Admin alone; or without any organisation (spec, section 6). */
export type GrantScope = 'all' | 'own' | 'below' | 'never' | 'superAdmin' | 'always'

type Row = readonly [
  root: GrantScope,
  adminOfChildNonSubcontractor: GrantScope,
  adminOfChild: GrantScope,
  rootViewer: GrantScope,
  viewerOfNonSubcontractor: GrantScope,
  viewerChildOfSubcontractor: GrantScope,
  unhandled: GrantScope,
]

/** The one table of who may do what and where; whatever is not in it is not allowed (spec, section 6: "Every permission value is false by default"). */
const table = {
  viewOrganisation: ['all', 'all', 'all', 'all', 'all', 'own', 'never'],
  viewUsers: ['all', 'all', 'all', 'all', 'all', 'own', 'never'],
  viewDrivers: ['all', 'all', 'all', 'all', 'all', 'own', 'never'],
  viewLiveStatuses: ['all', 'all', 'own', 'all', 'all', 'never', 'never'],
  inviteDrivers: ['all', 'all', 'own', 'never', 'never', 'never', 'never'],
  manageDriverInvitations: ['all', 'all', 'all', 'never', 'never', 'never', 'never'],
  setInternallyVerified: ['all', 'all', 'never', 'never', 'never', 'never', 'never'],
  banDriver: ['all', 'all', 'never', 'never', 'never', 'never', 'never'],
  liftBan: ['all', 'all', 'never', 'never', 'never', 'never', 'never'],
  setStatus: ['all', 'all', 'never', 'never', 'never', 'never', 'never'],
  removeDriver: ['all', 'all', 'own', 'never', 'never', 'never', 'never'],
  inviteUsers: ['all', 'all', 'all', 'never', 'never', 'never', 'never'],
  withdrawUserInvitations: ['all', 'all', 'all', 'never', 'never', 'never', 'never'],
  changeUserRole: ['all', 'all', 'all', 'never', 'never', 'never', 'never'],
  removeUser: ['all', 'all', 'all', 'never', 'never', 'never', 'never'],
  createSubOrganisation: ['all', 'all', 'all', 'never', 'never', 'never', 'never'],
  setSubcontractor: ['all', 'below', 'never', 'never', 'never', 'never', 'never'],
  renameOrganisation: ['all', 'all', 'all', 'never', 'never', 'never', 'never'],
  deleteOrganisation: ['below', 'below', 'below', 'never', 'never', 'never', 'never'],
  viewSettings: ['all', 'all', 'own', 'all', 'own', 'own', 'never'],
  editSettings: ['all', 'own', 'own', 'never', 'never', 'never', 'never'],
  viewBilling: ['all', 'never', 'own', 'never', 'never', 'never', 'never'],
  viewPricing: ['all', 'never', 'own', 'never', 'never', 'never', 'never'],
  editBilling: ['all', 'never', 'own', 'never', 'never', 'never', 'never'],
  choosePlan: ['all', 'never', 'own', 'never', 'never', 'never', 'never'],
  editFees: ['superAdmin', 'superAdmin', 'superAdmin', 'superAdmin', 'superAdmin', 'superAdmin', 'never'],
  viewSecurityContact: ['all', 'all', 'all', 'all', 'all', 'all', 'never'],
  exportList: ['all', 'all', 'own', 'all', 'all', 'never', 'never'],
  useOwnAccount: ['always', 'always', 'always', 'always', 'always', 'always', 'always'],
} as const satisfies Record<string, Row>

/** Something that a person may be allowed to do (spec, section 6). */
export type GrantName = keyof typeof table

/** Every grant, in the order of the table (spec, section 6). */
export const grantNames: readonly GrantName[] = Object.keys(table) as GrantName[] // keys of a literal, whose type Object.keys widens

/** Where a kind of viewer holds a grant (spec, section 6). */
export function grantScope(grant: GrantName, kind: PermissionKind): GrantScope {
  return table[grant][permissionKinds.indexOf(kind)] ?? 'never'
}

/** What each grant lets a person do, as a verb (spec, section 6). */
export const grantLabels: Record<GrantName, string> = {
  viewOrganisation: 'See the figures of the organisation',
  viewUsers: 'See users',
  viewDrivers: 'See drivers, their activity and their deadlines',
  viewLiveStatuses: 'See live statuses',
  inviteDrivers: 'Invite drivers',
  manageDriverInvitations: 'Withdraw driver invitations and send them again',
  setInternallyVerified: 'Set drivers to Internally verified',
  banDriver: 'Ban drivers',
  liftBan: 'Lift a House & Yard Ban',
  setStatus: "Set a driver's status",
  removeDriver: 'Delete drivers',
  inviteUsers: 'Invite users',
  withdrawUserInvitations: 'Withdraw user invitations and send them again',
  changeUserRole: "Change a user's role",
  removeUser: 'Remove users',
  createSubOrganisation: 'Create organisations below this one',
  setSubcontractor: 'Make it a subcontractor',
  renameOrganisation: 'Rename the organisation',
  deleteOrganisation: 'Delete the organisation',
  viewSettings: 'See settings',
  editSettings: 'Change address, contact and terms',
  viewBilling: 'See billing',
  viewPricing: 'See pricing',
  editBilling: 'Change billing',
  choosePlan: 'Choose a plan',
  editFees: 'Change fees',
  viewSecurityContact: 'See the security contact',
  exportList: 'Export lists',
  useOwnAccount: 'Use your own account and sign out',
}

/** The answer to "may I?": a refusal says why, and whether the control is shown disabled (`visible`) or not at all (spec, section 6). */
export type Permission = { allowed: true } | { allowed: false; visible: boolean; reason: string }

/** The answer for every grant (spec, section 6). */
export type Permissions = Readonly<Record<GrantName, Permission>>

/** The permission itself, unless there is a reason against it; a reason that the person can outlive leaves the control visible (spec, section 6). */
export function unless(permission: Permission, reason: string | undefined): Permission {
  return permission.allowed && reason !== undefined ? { allowed: false, visible: true, reason } : permission
}

/** The kinds of viewer, in the order of the table of grants (spec, section 6). */
export const permissionKinds = [
  'root',
  'adminOfChildNonSubcontractor',
  'adminOfChild',
  'rootViewer',
  'viewerOfNonSubcontractor',
  'viewerChildOfSubcontractor',
  'unhandled',
] as const

/** One of {@link permissionKinds}. */
export type PermissionKind = (typeof permissionKinds)[number]

/** Why a kind of viewer may never do what its table denies it (spec, section 6). */
export const neverReasons: Record<PermissionKind, string> = {
  root: 'Nobody in this organisation can do this.',
  adminOfChildNonSubcontractor: 'Only admins of the root organisation can do this.',
  adminOfChild: 'Admins of a subcontractor cannot do this.',
  rootViewer: 'Viewers cannot do this.',
  viewerOfNonSubcontractor: 'Viewers cannot do this.',
  viewerChildOfSubcontractor: 'Viewers of a subcontractor cannot do this.',
  unhandled: 'This account has no access to the console.',
}

/** Why a grant that is held somewhere does not hold here (spec, section 6). */
export const placeReasons: Record<Exclude<GrantScope, 'never' | 'always'>, string> = {
  all: 'This organisation is not in your view.',
  superAdmin: 'This organisation is not in your view.',
  own: 'You can do this in your own organisation only.',
  below: 'You can do this in organisations below yours only.',
}

/** Why a grant for Super Admins is refused to others (spec, section 6). */
export const superAdminReason = 'Only a Super Admin can do this.'
