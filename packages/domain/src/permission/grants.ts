/**
 * Where a grant holds: in the viewer's own organisation and everything below (`all`), in one of the two, like `all`
 * but only for a Super Admin, or without any organisation (`always`).
 */
type GrantScope = 'all' | 'own' | 'below' | 'never' | 'superAdmin' | 'always'

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
  scopes: Readonly<Partial<Record<PermissionKind, GrantScope>>>
}

const viewing = { ...everyMember('all'), viewerChildOfSubcontractor: 'own' } as const
const managing = { root: 'all', adminOfChildNonSubcontractor: 'all', adminOfChild: 'all' } as const
/** As `managing`, but an admin of a subcontractor only in their own organisation. */
const staffing = { ...managing, adminOfChild: 'own' } as const
/** As `staffing`, with the viewers outside subcontractors. */
const surveying = { ...staffing, rootViewer: 'all', viewerOfNonSubcontractor: 'all' } as const
const vetting = { root: 'all', adminOfChildNonSubcontractor: 'all' } as const
const billing = { root: 'all', adminOfChild: 'own' } as const

/** What each kind of viewer can do, and where (contract 6.3): nothing else is allowed. */
const table = {
  viewOrganisation: { label: 'See the organisation’s figures', scopes: viewing },
  viewUsers: { label: 'See users', scopes: viewing },
  viewDrivers: { label: 'See drivers, their activity and their deadlines', scopes: viewing },
  viewLiveStatuses: { label: 'See live statuses', scopes: surveying },
  inviteDrivers: { label: 'Invite drivers', scopes: staffing },
  manageDriverInvitations: { label: 'Withdraw driver invitations and send them again', scopes: managing },
  setInternallyVerified: { label: 'Set drivers to Internally verified', scopes: vetting },
  banDriver: { label: 'Ban drivers', scopes: vetting },
  liftBan: { label: 'Lift House & Yard Bans', scopes: vetting },
  setStatus: { label: 'Set a driver’s status', scopes: vetting },
  removeDriver: { label: 'Delete drivers', scopes: staffing },
  inviteUsers: { label: 'Invite users', scopes: managing },
  withdrawUserInvitations: { label: 'Withdraw user invitations and send them again', scopes: managing },
  changeUserRole: { label: 'Change a user’s role', scopes: managing },
  removeUser: { label: 'Remove users', scopes: managing },
  createSubOrganisation: { label: 'Create sub-organisations', scopes: managing },
  setSubcontractor: {
    label: 'Make the organisation a subcontractor',
    scopes: { root: 'all', adminOfChildNonSubcontractor: 'below' },
  },
  renameOrganisation: { label: 'Rename the organisation', scopes: managing },
  deleteOrganisation: {
    label: 'Delete the organisation',
    scopes: { root: 'below', adminOfChildNonSubcontractor: 'below', adminOfChild: 'below' },
  },
  viewSettings: {
    label: 'See settings',
    scopes: { ...surveying, viewerOfNonSubcontractor: 'own', viewerChildOfSubcontractor: 'own' },
  },
  editSettings: {
    label: 'Change address, contact and terms',
    scopes: { root: 'all', adminOfChildNonSubcontractor: 'own', adminOfChild: 'own' },
  },
  viewBilling: { label: 'See billing', scopes: billing },
  viewPricing: { label: 'See pricing', scopes: billing },
  editBilling: { label: 'Change billing', scopes: billing },
  choosePlan: { label: 'Choose a plan', scopes: billing },
  editFees: { label: 'Change fees', scopes: everyMember('superAdmin') },
  viewSecurityContact: { label: 'See the security contact', scopes: everyMember('all') },
  exportList: { label: 'Export lists', scopes: surveying },
  useOwnAccount: {
    label: 'Use your own account and sign out',
    scopes: { ...everyMember('always'), unhandled: 'always' },
  },
} as const satisfies Record<string, Grant>

export type GrantName = keyof typeof table

const grants: Record<GrantName, Grant> = table
export const grantNames = Object.keys(table) as GrantName[] // Object.keys widens the keys to string

export function grantScope(grant: GrantName, kind: PermissionKind): GrantScope {
  return grants[grant].scopes[kind] ?? 'never'
}

export function grantLabel(grant: GrantName): string {
  return grants[grant].label
}

function everyMember(scope: GrantScope): Grant['scopes'] {
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
