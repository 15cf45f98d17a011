import { ancestorsOf } from './ancestorsOf.ts'
import type { OrganisationNode, OrganisationTree } from './OrganisationTree.ts'
import { organisationIn } from './organisationIn.ts'

/** Says whether an organisation hides its drivers' data from whoever looks from the root: it or one between them is a subcontractor that does (spec, section 6). */
export function hidesPersonalData(tree: OrganisationTree, id: string): boolean {
  const own = organisationIn(tree, id)
  const path = own ? [...ancestorsOf(tree, id), own] : []
  return path.some((each: OrganisationNode) => each.id !== tree.rootId && each.subcontractorPersonalDataHidden)
}
