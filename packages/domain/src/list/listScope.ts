import { branchOf } from '../organisation/branchOf.ts'
import type { OrganisationNode, OrganisationTree } from '../organisation/OrganisationTree.ts'
import { organisationIn } from '../organisation/organisationIn.ts'
import { searchOrganisations } from '../organisation/searchOrganisations.ts'

/** So many organisations fit into one address. */
const limit = 100

/** Which organisations a list covers: everything in view, these, or none; `notice` says where it is less than was asked for (spec, section 7: organization_id). */
export type ListScope = { kind: 'all' } | { kind: 'some'; ids: string[]; notice?: string } | { kind: 'none' }

/** What decides the scope: the page's organisation and two of its search parameters (spec, section 2: search parameters). */
export type ScopeQuestion = {
  tree: OrganisationTree
  organisationId: string
  isOwnOnly: boolean
  organizationName?: string | undefined
}

/** The organisations that a list asks for: the branch, at most 100 by id; a larger one is all in view at the root and elsewhere its own organisation alone (spec, section 5: organization_id "one or list"). */
export function listScope({ tree, organisationId, isOwnOnly, organizationName }: ScopeQuestion): ListScope {
  const own = organisationIn(tree, organisationId)
  if (!own) return { kind: 'none' }
  const branch = branchOf(tree, organisationId)
  if (organizationName) return named(isOwnOnly ? [own] : branch, searchOrganisations(tree, organizationName, own.id))
  if (isOwnOnly) return some([own])
  if (branch.length <= limit) return some(branch)
  if (own.id === tree.rootId) return { kind: 'all' }
  return some([own], `This branch has ${branch.length} organisations. Shown: ${own.name} only.`)
}

function named(covered: readonly OrganisationNode[], matches: readonly OrganisationNode[]): ListScope {
  const isCovered = new Set(covered)
  const found = matches.filter((match) => isCovered.has(match))
  if (found.length === 0) return { kind: 'none' }
  if (found.length <= limit) return some(found)
  return some(found.slice(0, limit), `${found.length} organisations have such a name. Shown: the first ${limit}.`)
}

function some(organisations: readonly OrganisationNode[], notice?: string): ListScope {
  return { kind: 'some', ids: organisations.map(({ id }) => id), ...(notice !== undefined && { notice }) }
}
