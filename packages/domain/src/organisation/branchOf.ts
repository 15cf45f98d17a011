import type { OrganisationNode, OrganisationTree } from './OrganisationTree.ts'
import { organisationIn } from './organisationIn.ts'

/** The branch asked for last: a list asks for its own at every change of its address, and a tree never changes. */
const latest = new WeakMap<OrganisationTree, { id: string; branch: readonly OrganisationNode[] }>()

/** An organisation and all below it, each before its children; none for an unknown id (spec, section 3). */
export function branchOf(tree: OrganisationTree, id: string): readonly OrganisationNode[] {
  const known = latest.get(tree)
  if (known?.id === id) return known.branch
  const branch = branchIn(tree, id)
  latest.set(tree, { id, branch })
  return branch
}

function branchIn(tree: OrganisationTree, id: string): OrganisationNode[] {
  const branch: OrganisationNode[] = []
  const waiting: string[] = [id]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const node = organisationIn(tree, next)
    if (!node) continue
    branch.push(node)
    for (let index = node.childIds.length - 1; index >= 0; index -= 1) waiting.push(String(node.childIds[index]))
  }
  return branch
}
