export {
  type GrantName,
  type GrantScope,
  grantLabel,
  grantNames,
  grantScope,
  type Permission,
  type PermissionKind,
  type Permissions,
} from './grants.ts'
export {
  invitationGrants,
  type PermissionQuestion,
  permissionFor,
  permissionKindOf,
  permissionOnDriver,
  permissionOnInvitation,
  permissionOnUser,
  permissionsOf,
  type Viewer,
} from './permissionsOf.ts'
