import type { Organisation } from './Organisation.ts'
import type { TreeProblem } from './OrganisationTree.ts'

/** An organisation while its tree is put together (spec, section 3). */
export type GrowingNode = Organisation & { childIds: string[]; hasChildren: boolean; depth: number }

/** A tree while it is put together: `tops` are those that nothing contained. */
export type GrowingTree = { byId: Record<string, GrowingNode>; tops: GrowingNode[]; problems: TreeProblem[] }

/** Puts one under another (spec, section 3: child ids and a has-children flag). */
export function placeUnder(parent: GrowingNode, child: GrowingNode): void {
  child.parentId = parent.id
  child.depth = parent.depth + 1
  parent.childIds.push(child.id)
  parent.hasChildren = true
}
