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

export interface TreeView {
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
  const rows: TreeRow<Node>[] = []
  const visit = (siblings: readonly Node[], level: number, parent: string | undefined) => {
    const shown = kept ? siblings.filter(({ id }) => kept.has(id)) : siblings
    shown.forEach((node, index) => {
      const children = childrenOf(node).filter(({ id }) => kept?.has(id) ?? true)
      const isOpen = kept ? children.length > 0 : expanded.has(node.id)
      const state = isOpen ? ('open' as const) : ('closed' as const)
      rows.push({
        node,
        level,
        position: index + 1,
        setSize: shown.length,
        parent,
        state: children.length === 0 ? 'leaf' : state,
      })
      if (isOpen) visit(children, level + 1, node.id)
    })
  }
  visit(nodes, 1, undefined)
  return rows
}

/** Ids from the root down to the parent of a node; empty if it isn't in the tree. */
export function ancestorsOf<Node extends TreeNode>(nodes: readonly Node[], id: string): string[] {
  for (const node of nodes) {
    if (node.id === id) return []
    const children = childrenOf(node)
    if (children.some((child) => child.id === id)) return [node.id]
    const below = ancestorsOf(children, id)
    if (below.length > 0) return [node.id, ...below]
  }
  return []
}

/** Normalises text for comparison: without case and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}

function matchesWithAncestors<Node extends TreeNode>(nodes: readonly Node[], query: string): Set<string> {
  const kept = new Set<string>()
  const visit = (node: Node): boolean => {
    const hasKeptChild = childrenOf(node).map(visit).some(Boolean)
    const isKept = hasKeptChild || folded(node.label).includes(query)
    if (isKept) kept.add(node.id)
    return isKept
  }
  for (const node of nodes) visit(node)
  return kept
}

function childrenOf<Node extends TreeNode>(node: Node): readonly Node[] {
  return (node.children ?? []) as readonly Node[] // a tree has one kind of node
}

/** The effect of a key in a tree: go to a line, toggle the current one, or follow it. */
export type TreeMove = { kind: 'go'; index: number } | { kind: 'toggle' } | { kind: 'follow' }

export interface TreePlace {
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
  if (typed !== '') return go(rows, nextMatch(rows, index, typed))
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

/** A single letter goes to the next match, several can stay at the current one. */
function nextMatch(rows: readonly TreeRow[], index: number, typed: string): number {
  const from = typed.length > 1 ? index : index + 1
  const order = [...rows.keys()].map((offset) => (from + offset) % rows.length)
  return order.find((each) => folded(rows[each]?.node.label ?? '').startsWith(folded(typed))) ?? -1
}
