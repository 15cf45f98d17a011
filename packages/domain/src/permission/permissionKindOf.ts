import type { OrganisationTree } from '../organisation/OrganisationTree.ts'
import { organisationIn } from '../organisation/organisationIn.ts'
import { isAdmin, isViewer } from '../user/role.ts'
import type { PermissionKind } from './permissionKind.ts'

/** Who looks, and what the server lets them see; their own organisation is the root of that tree (spec, section 6). */
export type Viewer = {
  user: { id: string; role: string } | null | undefined
  tree: OrganisationTree | null | undefined
}

/** The kind of a viewer; `unhandled` without a user, without an organisation, for drivers and for unknown roles (spec, section 6). */
export function permissionKindOf({ user, tree }: Viewer): PermissionKind {
  const own = tree ? organisationIn(tree, tree.rootId) : undefined
  if (!user || !own || !(isAdmin(user.role) || isViewer(user.role))) return 'unhandled'
  if (own.parentId !== undefined) return kindBelow(isAdmin(user.role), own.subcontractor)
  return isAdmin(user.role) || own.ownerId === user.id ? 'root' : 'rootViewer'
}

/** Whoever is above the own organisation is out of view, so it alone says whether this is a subcontractor's branch. */
function kindBelow(isAdministrator: boolean, isSubcontractor: boolean): PermissionKind {
  if (isAdministrator) return isSubcontractor ? 'adminOfChild' : 'adminOfChildNonSubcontractor'
  return isSubcontractor ? 'viewerChildOfSubcontractor' : 'viewerOfNonSubcontractor'
}
