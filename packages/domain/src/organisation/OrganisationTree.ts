import { foldText } from '../text/text.ts'
import type { Organisation } from './Organisation.ts'

/** An organisation with its place in the tree; `depth` is 0 for the root. */
export type OrganisationNode = Organisation & { childIds: readonly string[]; depth: number }

/**
 * What was wrong with a tree: a `cycle` or `duplicate` is left out, an `orphan` goes below the root, a `misplaced` one
 * stays where it was nested.
 */
export type TreeProblem = { kind: 'cycle' | 'duplicate' | 'orphan' | 'misplaced'; id: string }

/** The organisations in view by id, in display order, with the root's id. */
export type OrganisationTree = {
  rootId: string
  /** Without a prototype, and not a `Map`: the cache couldn't compare two Maps. */
  byId: Readonly<Record<string, OrganisationNode>>
  /** Logged when the tree is read. */
  problems: readonly TreeProblem[]
}

/** The organisation with that id; `undefined` if it isn't in view, whatever the id is. */
export function organisationIn(tree: OrganisationTree, id: string | undefined): OrganisationNode | undefined {
  return id !== undefined && Object.hasOwn(tree.byId, id) ? tree.byId[id] : undefined
}

/** The organisations above one, from the root to its parent; empty for the root and for an unknown id. */
export function ancestorsOf(tree: OrganisationTree, id: string): OrganisationNode[] {
  const ancestors: OrganisationNode[] = []
  let node = parentIn(tree, organisationIn(tree, id))
  while (node) {
    ancestors.push(node)
    node = parentIn(tree, node)
  }
  return ancestors.reverse()
}

/** The root can have a parent, but out of view. */
function parentIn(tree: OrganisationTree, node: OrganisationNode | undefined): OrganisationNode | undefined {
  return node === undefined || node.id === tree.rootId ? undefined : organisationIn(tree, node.parentId)
}

/** Caches the latest branch: lists ask for theirs at every change of address, and a tree never changes. */
const latest = new WeakMap<OrganisationTree, { id: string; branch: readonly OrganisationNode[] }>()

/** An organisation and everything below it, parents before children; empty for an unknown id. */
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

/** The depth classes, without subcontractors; the last covers everything deeper. */
const PLAIN = ['Root', 'Child', 'Grandchild', 'Descendant']

const OF_SUBCONTRACTOR = [
  'Subcontractor',
  'Subcontractor, child',
  'Subcontractor, grandchild',
  'Subcontractor, descendant',
]

/** The depth class of an organisation in view, from the top of the tree that the server returned (contract 4.5.1). */
export function depthClassOf(tree: OrganisationTree, id: string): string | undefined {
  const organisation = organisationIn(tree, id)
  if (!organisation) return undefined
  const { depth, subcontractor } = organisation
  const index = Math.min(Math.max(0, depth - (subcontractor ? 1 : 0)), PLAIN.length - 1)
  return (subcontractor ? OF_SUBCONTRACTOR : PLAIN)[index]
}

/** The organisations of a branch whose name contains the text, in tree order; all of them for an empty text. */
export function searchOrganisations(tree: OrganisationTree, text: string, branchId = tree.rootId): OrganisationNode[] {
  const wanted = foldText(text)
  return branchOf(tree, branchId).filter(({ name }) => foldText(name).includes(wanted))
}

/**
 * True if an organisation's drivers are masked for viewers at the root: it, or one in between, is a subcontractor that
 * hides them.
 */
export function hidesPersonalData(tree: OrganisationTree, id: string): boolean {
  const own = organisationIn(tree, id)
  const path = own ? [...ancestorsOf(tree, id), own] : []
  return path.some((each: OrganisationNode) => each.id !== tree.rootId && each.subcontractorPersonalDataHidden)
}
