import { isFields } from '../struct/isFields.ts'
import type { GrowingNode, GrowingTree } from './GrowingTree.ts'
import { gatherOrganisations } from './gatherOrganisations.ts'
import { linkTops } from './linkTops.ts'
import type { OrganisationTree } from './OrganisationTree.ts'

/**
 * The tree of an answer as a plain object by id, or `null` where there is no organisation yet (no answer, `null`, `{}`, `[]`).
 * Never recursive, so 5,000 levels and 50,000 organisations are fine; cycles and duplicates are reported and not followed,
 * further roots are placed under the first (spec, section 3: Organisation).
 * @throws ShapeError when an organisation has not its shape.
 */
export function parseOrganisationTree(answer: unknown): OrganisationTree | null {
  const tree = gatherOrganisations(topLevel(answer))
  const root = linkTops(tree)
  if (!root) return null
  const byId = tree.tops.length === 1 ? tree.byId : inOrder(tree.byId, root)
  return { rootId: root.id, byId, problems: tree.problems }
}

function topLevel(answer: unknown): readonly unknown[] {
  if (answer === undefined || answer === null || answer === '') return []
  if (Array.isArray(answer)) return answer
  return isFields(answer) && Object.keys(answer).length === 0 ? [] : [answer]
}

/** From the root downwards, each before its children, so that the object's own order is the reader's, also after linking. */
function inOrder(found: GrowingTree['byId'], root: GrowingNode): GrowingTree['byId'] {
  const byId: GrowingTree['byId'] = Object.create(null)
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    byId[node.id] = node
    for (const childId of node.childIds.toReversed()) {
      const child = found[childId]
      if (!child) continue
      child.depth = node.depth + 1
      waiting.push(child)
    }
  }
  return byId
}
