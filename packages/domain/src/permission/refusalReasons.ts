import type { GrantScope } from './grants.ts'
import type { PermissionKind } from './permissionKind.ts'

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
