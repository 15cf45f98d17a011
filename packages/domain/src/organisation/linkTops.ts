import { type GrowingNode, type GrowingTree, placeUnder } from './GrowingTree.ts'

/**
 * Puts organisations that came side by side under the parent that each names, and gives the root: further roots come
 * under the first, and the chain of a cycle is cut where it was met (spec, section 3: parentId).
 */
export function linkTops({ byId, tops, problems }: GrowingTree): GrowingNode | undefined {
  const parentOf: ParentOf = (node) => (node.parentId === undefined ? undefined : byId[node.parentId])
  const root = tops.find((top) => !parentOf(top)) ?? tops[0]
  if (!root) return undefined
  if (parentOf(root)) {
    problems.push({ kind: 'cycle', id: root.id })
    root.parentId = undefined
  }
  const cut = new Set(cuts(tops, parentOf))
  for (const top of tops) {
    if (top === root) continue
    const parent = parentOf(top)
    if (cut.has(top)) problems.push({ kind: 'cycle', id: top.id })
    else if (!parent) problems.push({ kind: 'orphan', id: top.id })
    placeUnder(cut.has(top) || !parent ? root : parent, top)
  }
  return root
}

type ParentOf = (node: GrowingNode) => GrowingNode | undefined

/** One top of each cycle of parents: nesting alone cannot close one. Every organisation is passed once. */
function cuts(tops: readonly GrowingNode[], parentOf: ParentOf): GrowingNode[] {
  const passed = new Map<GrowingNode, GrowingNode>()
  const cut: GrowingNode[] = []
  const all = new Set(tops)
  for (const start of tops) {
    let node: GrowingNode | undefined = start
    while (node && !passed.has(node)) {
      passed.set(node, start)
      node = parentOf(node)
    }
    if (node && passed.get(node) === start) cut.push(topOnCycle(node, all, parentOf))
  }
  return cut
}

function topOnCycle(first: GrowingNode, tops: ReadonlySet<GrowingNode>, parentOf: ParentOf): GrowingNode {
  let node = first
  while (!tops.has(node)) node = parentOf(node) ?? first
  return node
}
