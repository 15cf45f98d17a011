import { type PermissionKind, permissionKinds } from './permissionKind.ts'

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
