import { foldText } from '../text/text.ts'
import type { Organisation } from './Organisation.ts'

/** An organisation with its place in the tree; `depth` counts from the root, which has 0. */
export type OrganisationNode = Organisation & { childIds: readonly string[]; hasChildren: boolean; depth: number }

/** What was wrong with a tree: `cycle` and `duplicate` are left out, `orphan` is placed under the root, `misplaced` stays where it was nested. */
export type TreeProblem = { kind: 'cycle' | 'duplicate' | 'orphan' | 'misplaced'; id: string }

/** The organisations in view by id, in the order a reader meets them, with the root's id. */
export type OrganisationTree = {
  rootId: string
  /** Without a prototype, and no `Map`: the cache could not tell two Maps apart. */
  byId: Readonly<Record<string, OrganisationNode>>
  problems: readonly TreeProblem[]
}

/** The organisation of that id, or `undefined` when it is not in view, whatever the id is. */
export function organisationIn(tree: OrganisationTree, id: string | undefined): OrganisationNode | undefined {
  return id !== undefined && Object.hasOwn(tree.byId, id) ? tree.byId[id] : undefined
}

/** The organisations above one, from the root down to its parent; none for the root or an unknown id. */
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

/** The branch asked for last: a list asks for its own at every change of its address, and a tree never changes. */
const latest = new WeakMap<OrganisationTree, { id: string; branch: readonly OrganisationNode[] }>()

/** An organisation and all below it, each before its children; none for an unknown id. */
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

/** How far an organisation lies below the root that the server returned, 0 for the root itself. */
export function depthOf(tree: OrganisationTree, id: string): number | undefined {
  return organisationIn(tree, id)?.depth
}

/** The depth classes of organisations that are no subcontractors, by their index; the last is for all below. */
const plain = ['root', 'child', 'grandchild', 'descendant'] as const

const ofSubcontractor = [
  'subcontractor',
  'subcontractorChild',
  'subcontractorGrandchild',
  'subcontractorDescendant',
] as const

/** Every depth class. */
export const depthClasses = [...plain, ...ofSubcontractor] as const

/** One of {@link depthClasses}. */
export type DepthClass = (typeof depthClasses)[number]

/** The word on the badge of each depth class. */
export const depthClassLabels: Record<DepthClass, string> = {
  root: 'Root',
  child: 'Child',
  grandchild: 'Grandchild',
  descendant: 'Descendant',
  subcontractor: 'Subcontractor',
  subcontractorChild: 'Subcontractor, child',
  subcontractorGrandchild: 'Subcontractor, grandchild',
  subcontractorDescendant: 'Subcontractor, descendant',
}

/**
 * The depth class of an organisation in view: its depth, minus one when it is a subcontractor. Where the top of the tree has a parent out
 * of view, nobody here knows how deep it lies: undefined, unless it is deep enough in any case.
 */
export function depthClassOf(tree: OrganisationTree, id: string): DepthClass | undefined {
  const organisation = organisationIn(tree, id)
  if (!organisation) return undefined
  const { depth, subcontractor } = organisation
  const isCut = organisationIn(tree, tree.rootId)?.parentId !== undefined
  const least = Math.max(0, depth + (isCut ? 1 : 0) - (subcontractor ? 1 : 0))
  const index = Math.min(least, plain.length - 1)
  if (isCut && index < plain.length - 1) return undefined
  return (subcontractor ? ofSubcontractor : plain)[index]
}

/** The organisations of a branch whose name contains the text, in the tree's order; all of them for an empty text. */
export function searchOrganisations(tree: OrganisationTree, text: string, branchId = tree.rootId): OrganisationNode[] {
  const wanted = foldText(text)
  return branchOf(tree, branchId).filter(({ name }) => foldText(name).includes(wanted))
}

/** These organisations with everything above them, in the tree's order: what a filtered tree shows. */
export function withAncestors(tree: OrganisationTree, ids: Iterable<string>): OrganisationNode[] {
  const kept = new Set<string>()
  for (const id of ids) {
    for (let node = organisationIn(tree, id); node && !kept.has(node.id); node = organisationIn(tree, node.parentId)) {
      kept.add(node.id)
    }
  }
  return branchOf(tree, tree.rootId).filter(({ id }) => kept.has(id))
}

/** Says whether an organisation hides its drivers' data from whoever looks from the root: it or one between them is a subcontractor that does. */
export function hidesPersonalData(tree: OrganisationTree, id: string): boolean {
  const own = organisationIn(tree, id)
  const path = own ? [...ancestorsOf(tree, id), own] : []
  return path.some((each: OrganisationNode) => each.id !== tree.rootId && each.subcontractorPersonalDataHidden)
}
