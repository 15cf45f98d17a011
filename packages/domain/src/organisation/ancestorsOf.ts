import type { OrganisationNode, OrganisationTree } from './OrganisationTree.ts'
import { organisationIn } from './organisationIn.ts'

/** The organisations above one, from the root down to its parent; none for the root or an unknown id (spec, section 3). */
export function ancestorsOf(tree: OrganisationTree, id: string): OrganisationNode[] {
  const ancestors: OrganisationNode[] = []
  let node = parentIn(tree, organisationIn(tree, id))
  while (node) {
    ancestors.push(node)
    node = parentIn(tree, node)
  }
  return ancestors.reverse()
}

/** The root may have a parent, but that one is out of view. */
function parentIn(tree: OrganisationTree, node: OrganisationNode | undefined): OrganisationNode | undefined {
  return node === undefined || node.id === tree.rootId ? undefined : organisationIn(tree, node.parentId)
}
