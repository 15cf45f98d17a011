import type { OrganisationTree } from './OrganisationTree.ts'
import { organisationIn } from './organisationIn.ts'

/** The depth classes of organisations that are no subcontractors, by their index; the last is for all below (spec, section 4). */
const plain = ['root', 'child', 'grandchild', 'descendant'] as const

const ofSubcontractor = [
  'subcontractor',
  'subcontractorChild',
  'subcontractorGrandchild',
  'subcontractorDescendant',
] as const

/** Every depth class (spec, section 4: "root, child, grandchild, descendant, or subcontractor variants"). */
export const depthClasses = [...plain, ...ofSubcontractor] as const

/** One of {@link depthClasses}. */
export type DepthClass = (typeof depthClasses)[number]

/** The word on the badge of each depth class (spec, section 4). */
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
