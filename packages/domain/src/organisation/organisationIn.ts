import type { OrganisationNode, OrganisationTree } from './OrganisationTree.ts'

/** The organisation of that id, or `undefined` when it is not in view, whatever the id is (spec, section 3). */
export function organisationIn(tree: OrganisationTree, id: string | undefined): OrganisationNode | undefined {
  return id !== undefined && Object.hasOwn(tree.byId, id) ? tree.byId[id] : undefined
}
