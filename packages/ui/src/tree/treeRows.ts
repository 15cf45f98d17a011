import { startingWith } from '../internal/useTypeAhead.ts'

export interface TreeNode {
  id: string
  label: string
  children?: readonly TreeNode[] | undefined
}

/** A node as one line, with what ARIA needs to know about its place. */
export interface TreeRow<Node extends TreeNode = TreeNode> {
  node: Node
  /** From 1. */
  level: number
  position: number
  setSize: number
  parent: string | undefined
  state: 'leaf' | 'open' | 'closed'
}

interface TreeView {
  expanded: ReadonlySet<string>
  /** Keeps nodes whose label contains it, with their ancestors, all open. */
  filter?: string | undefined
}

/** The lines of a tree from top to bottom. */
export function treeRows<Node extends TreeNode>(
  nodes: readonly Node[],
  { expanded, filter = '' }: TreeView,
): TreeRow<Node>[] {
  const query = folded(filter.trim())
  const kept = query === '' ? undefined : matchesWithAncestors(nodes, query)
  const keptOf = (siblings: readonly Node[]) => (kept ? siblings.filter(({ id }) => kept.has(id)) : siblings)
  const rowsOf = (siblings: readonly Node[], level: number, parent: string | undefined) =>
    siblings.map((node, index): TreeRow<Node> => {
      const isLeaf = keptOf(childrenOf(node)).length === 0
      const state = kept || expanded.has(node.id) ? ('open' as const) : ('closed' as const)
      return {
        node,
        level,
        position: index + 1,
        setSize: siblings.length,
        parent,
        state: isLeaf ? 'leaf' : state,
      }
    })
  const rows: TreeRow<Node>[] = []
  const pending = rowsOf(keptOf(nodes), 1, undefined).reverse() // no recursion: a tree may be deeper than the call stack
  for (let row = pending.pop(); row; row = pending.pop()) {
    rows.push(row)
    if (row.state !== 'open') continue
    for (const each of rowsOf(keptOf(childrenOf(row.node)), row.level + 1, row.node.id).reverse()) pending.push(each)
  }
  return rows
}

/** Ids from the root down to the parent of a node; empty if it isn't in the tree. */
export function ancestorsOf<Node extends TreeNode>(nodes: readonly Node[], id: string): string[] {
  const parents = parentsIn(nodes)
  const ancestors: string[] = []
  for (let above = parents.get(id); above !== undefined; above = parents.get(above)) ancestors.push(above)
  return ancestors.reverse()
}

/** The parent of every node below the first level. */
function parentsIn<Node extends TreeNode>(nodes: readonly Node[]): ReadonlyMap<string, string> {
  const parents = new Map<string, string>()
  for (const { id, children = [] } of allIn(nodes)) for (const child of children) parents.set(child.id, id)
  return parents
}

function allIn<Node extends TreeNode>(nodes: readonly Node[]): Node[] {
  const all = [...nodes]
  for (const node of all) for (const child of childrenOf(node)) all.push(child)
  return all
}

/** Normalises text for comparison: without case and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}

function matchesWithAncestors<Node extends TreeNode>(nodes: readonly Node[], query: string): Set<string> {
  const parents = parentsIn(nodes)
  const kept = new Set<string>()
  for (const { id, label } of allIn(nodes)) {
    if (!folded(label).includes(query)) continue
    for (let each: string | undefined = id; each !== undefined && !kept.has(each); each = parents.get(each))
      kept.add(each)
  }
  return kept
}

function childrenOf<Node extends TreeNode>(node: Node): readonly Node[] {
  return (node.children ?? []) as readonly Node[] // a tree has one kind of node
}

/** The effect of a key in a tree: go to a line, toggle the current one, or follow it. */
type TreeMove = { kind: 'go'; index: number } | { kind: 'toggle' } | { kind: 'follow' }

interface TreePlace {
  rows: readonly TreeRow[]
  index: number
  /** Letters typed in quick succession. */
  typed?: string | undefined
  isRtl?: boolean | undefined
}

/** The keys of the ARIA tree pattern (Authoring Practices). */
export function treeKey(key: string, { rows, index, typed = '', isRtl = false }: TreePlace): TreeMove | undefined {
  const row = rows[index]
  if (!row) return undefined
  const inward = isRtl ? 'ArrowLeft' : 'ArrowRight'
  const outward = isRtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === inward) return openOrEnter(row, index)
  if (key === outward) return closeOrLeave(rows, row)
  if (key === 'Enter' || key === ' ') return { kind: 'follow' }
  if (typed !== '') {
    const texts = rows.map(({ node }) => folded(node.label))
    return go(rows, startingWith(folded(typed), { texts, at: index }))
  }
  const targets: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }
  return go(rows, targets[key])
}

function openOrEnter(row: TreeRow, index: number): TreeMove | undefined {
  if (row.state === 'closed') return { kind: 'toggle' }
  return row.state === 'open' ? { kind: 'go', index: index + 1 } : undefined
}

function closeOrLeave(rows: readonly TreeRow[], row: TreeRow): TreeMove | undefined {
  if (row.state === 'open') return { kind: 'toggle' }
  return go(
    rows,
    rows.findIndex(({ node }) => node.id === row.parent),
  )
}

function go(rows: readonly TreeRow[], index: number | undefined): TreeMove | undefined {
  return index !== undefined && index >= 0 && index < rows.length ? { kind: 'go', index } : undefined
}
