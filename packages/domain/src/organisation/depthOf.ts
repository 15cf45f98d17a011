import type { OrganisationTree } from './OrganisationTree.ts'
import { organisationIn } from './organisationIn.ts'

/** How far an organisation lies below the root that the server returned, 0 for the root itself (spec, section 4: depth class). */
export function depthOf(tree: OrganisationTree, id: string): number | undefined {
  return organisationIn(tree, id)?.depth
}
