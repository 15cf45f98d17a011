export { type GrantName, grantLabel, grantNames, grantScope, type Permission, type Permissions } from './grants.ts'
export {
  type Account,
  invitationGrants,
  isGranted,
  permissionKindOf,
  permissionOnDriver,
  permissionOnInvitation,
  permissionOnUser,
  permissionsOf,
} from './permissionsOf.ts'
