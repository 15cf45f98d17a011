import { branchOf } from './branchOf.ts'
import type { OrganisationNode, OrganisationTree } from './OrganisationTree.ts'
import { organisationIn } from './organisationIn.ts'

/** These organisations with everything above them, in the tree's order: what a filtered tree shows (spec, section 3). */
export function withAncestors(tree: OrganisationTree, ids: Iterable<string>): OrganisationNode[] {
  const kept = new Set<string>()
  for (const id of ids) {
    for (let node = organisationIn(tree, id); node && !kept.has(node.id); node = organisationIn(tree, node.parentId)) {
      kept.add(node.id)
    }
  }
  return branchOf(tree, tree.rootId).filter(({ id }) => kept.has(id))
}
