import { folded, type TreeRow } from './treeRows.ts'

/** What a key does in a tree: go to a line, open or close the present one, or follow it. */
export type TreeMove = { kind: 'go'; index: number } | { kind: 'toggle' } | { kind: 'follow' }

export interface TreePlace {
  rows: readonly TreeRow[]
  index: number
  /** Letters typed in quick succession. */
  typed?: string | undefined
  isRtl?: boolean | undefined
}

/** The ARIA tree's keys, as in the Authoring Practices. */
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

/** One letter goes on to the next match, more letters may stay where they are. */
function nextMatch(rows: readonly TreeRow[], index: number, typed: string): number {
  const from = typed.length > 1 ? index : index + 1
  const order = [...rows.keys()].map((offset) => (from + offset) % rows.length)
  return order.find((each) => folded(rows[each]?.node.label ?? '').startsWith(folded(typed))) ?? -1
}
