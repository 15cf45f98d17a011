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

/** The depth class of an organisation in view: its depth, minus one when it is a subcontractor (spec, section 4). */
export function depthClassOf(tree: OrganisationTree, id: string): DepthClass | undefined {
  const organisation = organisationIn(tree, id)
  if (!organisation) return undefined
  const { depth, subcontractor } = organisation
  const index = Math.min(Math.max(0, depth - (subcontractor ? 1 : 0)), plain.length - 1)
  return (subcontractor ? ofSubcontractor : plain)[index]
}
