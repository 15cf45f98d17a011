import { foldText } from '../text/foldText.ts'
import { branchOf } from './branchOf.ts'
import type { OrganisationNode, OrganisationTree } from './OrganisationTree.ts'

/** The organisations of a branch whose name contains the text, in the tree's order; all of them for an empty text (spec, section 2: organizationName). */
export function searchOrganisations(tree: OrganisationTree, text: string, branchId = tree.rootId): OrganisationNode[] {
  const wanted = foldText(text)
  return branchOf(tree, branchId).filter(({ name }) => foldText(name).includes(wanted))
}
