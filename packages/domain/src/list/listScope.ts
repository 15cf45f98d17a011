import {
  branchOf,
  type OrganisationNode,
  type OrganisationTree,
  organisationIn,
  searchOrganisations,
} from '../organisation/OrganisationTree.ts'
import type { GrantName } from '../permission/grants.ts'
import { type Account, permissionFor } from '../permission/permissionsOf.ts'
import { formatCount } from '../text/text.ts'

/** Organisations that one call names at most (contract 10.2). */
const most = 100
/** Organisations that fit in an address of 2,048 characters, the least that servers take. */
const few = 30

/**
 * The organisations that a list covers: everything in view, these, or none; `notice` says if that is less than
 * requested.
 */
type ListScope = { kind: 'all' } | { kind: 'some'; ids: string[]; notice?: string } | { kind: 'none' }

/** A viewer with the tree that the server shows them. */
export type ListAccount = {
  user: Account['user']
  tree: OrganisationTree
  /** Organisations that one call can name, where the server takes only short addresses; otherwise 100. */
  organisationsPerCall?: number | undefined
}

type ScopeQuestion = {
  viewer: ListAccount
  /** A list covers an organisation only if all of these are granted there. */
  grants: readonly GrantName[]
  organisationId: string
  isOwnOnly: boolean
  organizationName?: string | undefined
}

/**
 * The organisations that a list asks for: those of the branch where the grants hold, at most 100 by id (contract
 * 10.2). An organisation in which the list is refused is never named.
 */
export function listScope(question: ScopeQuestion): ListScope {
  const { viewer, organisationId, isOwnOnly, organizationName } = question
  const { tree, organisationsPerCall: limit = most } = viewer
  const top = organisationIn(tree, organisationId)
  if (!top) return { kind: 'none' }
  const branch = branchOf(tree, top.id)
  const granted = grantedOf(branch, question)
  if (granted.length === 0) return { kind: 'none' }
  const covered = isOwnOnly ? granted.filter(({ id }) => id === top.id) : granted
  if (organizationName) return named(covered, searchOrganisations(tree, organizationName, top.id), limit)
  if (covered.length === 0) return { kind: 'none' }
  const isEverything = top.id === tree.rootId && granted.length === branch.length && !isOwnOnly
  if (isEverything && covered.length > few) return { kind: 'all' }
  if (covered.length <= limit) return some(covered, partNotice(covered, isOwnOnly ? [top] : branch))
  return some(
    [top],
    `${top.name} only. This branch has too many organisations (${formatCount(branch.length)}) to list at once.`,
  )
}

/** Those of the last user of a tree, by organisation and grants: a page asks a dozen times, and 2,000 organisations take 10 ms. */
const answers = new WeakMap<
  OrganisationTree,
  { user: Account['user']; granted: Map<string, readonly OrganisationNode[]> }
>()

/** The organisations of a branch in which the viewer has all of the grants. */
function grantedOf(branch: readonly OrganisationNode[], { viewer, grants, organisationId }: ScopeQuestion) {
  const { user, tree } = viewer
  const last = answers.get(tree)
  const known = last && last.user === user ? last.granted : new Map<string, readonly OrganisationNode[]>()
  const key = [organisationId, ...grants].join()
  const granted =
    known.get(key) ??
    branch.filter((organisation) => grants.every((grant) => permissionFor(grant, { viewer, organisation }).allowed))
  answers.set(tree, { user, granted: known.set(key, granted) })
  return granted
}

function partNotice(covered: readonly OrganisationNode[], asked: readonly OrganisationNode[]): string | undefined {
  const [only] = covered
  if (covered.length === asked.length || !only) return undefined
  return covered.length === 1
    ? `You can only see this list for ${only.name}.`
    : `You can see this list for ${formatCount(covered.length)} of ${formatCount(asked.length)} organisations.`
}

function named(covered: readonly OrganisationNode[], matches: readonly OrganisationNode[], limit: number): ListScope {
  const isCovered = new Set(covered)
  const found = matches.filter((match) => isCovered.has(match))
  if (found.length === 0) return { kind: 'none' }
  if (found.length <= limit) return some(found)
  return some(
    found.slice(0, limit),
    `${formatCount(found.length)} organisations match that name. Showing the first ${formatCount(limit)}.`,
  )
}

function some(organisations: readonly OrganisationNode[], notice?: string): ListScope {
  return { kind: 'some', ids: organisations.map(({ id }) => id), ...(notice !== undefined && { notice }) }
}
