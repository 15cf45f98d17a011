import type { Organisation } from './Organisation.ts'

/** An organisation with its place in the tree; `depth` counts from the root, which has 0 (spec, section 3). */
export type OrganisationNode = Organisation & { childIds: readonly string[]; hasChildren: boolean; depth: number }

/** What was wrong with a tree: `cycle` and `duplicate` are left out, `orphan` is placed under the root, `misplaced` stays where it was nested (spec, section 3: Organisation). */
export type TreeProblem = { kind: 'cycle' | 'duplicate' | 'orphan' | 'misplaced'; id: string }

/** The organisations in view by id, in the order a reader meets them, with the root's id (spec, section 3: "flattens the tree into a map by id"). */
export type OrganisationTree = {
  rootId: string
  /** Without a prototype, and no `Map`: the cache could not tell two Maps apart. */
  byId: Readonly<Record<string, OrganisationNode>>
  problems: readonly TreeProblem[]
}
