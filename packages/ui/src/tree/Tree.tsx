import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cx } from '../internal/cx.ts'
import { SearchInput } from '../search-input/SearchInput.tsx'
import { TreeLine } from './TreeLine.tsx'
import * as styles from './tree.css.ts'
import { treeKey } from './treeKey.ts'
import { ancestorsOf, type TreeNode, treeRows } from './treeRows.ts'
import { useTypeAhead } from './useTypeAhead.ts'
import { useWindowed } from './useWindowed.ts'

export interface TreeProps<Node extends TreeNode> extends Omit<ComponentProps<'div'>, 'children'> {
  label: string
  nodes: readonly Node[]
  /** Every node is a link. */
  hrefOf: (node: Node) => string
  /** The node whose page one is on; its ancestors start open. */
  currentId?: string | undefined
  /** Names the box that filters; without it there is none. */
  filterLabel?: string | undefined
  emptyText?: string | undefined
  /** For the eye only, at the end of a line, as a count. Keep the function: lines are rendered anew when it is another. */
  renderEnd?: ((node: Node) => ReactNode) | undefined
}

/** A hierarchy of any size as an ARIA tree; only the lines in sight are in the page. */
export function Tree<Node extends TreeNode>({
  label,
  nodes,
  hrefOf,
  currentId,
  filterLabel,
  emptyText = 'No results',
  renderEnd,
  className,
  ...rest
}: TreeProps<Node>) {
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const typeAhead = useTypeAhead()
  const [filter, setFilter] = useState('')
  const [expanded, toggle] = useExpanded(nodes, currentId)
  const [activeId, setActiveId] = useState(currentId)
  const rows = useMemo(() => treeRows(nodes, { expanded, filter }), [nodes, expanded, filter])
  const active = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === activeId),
  )
  const seen = useWindowed(scroller, styles.ROW_HEIGHT, rows.length)
  const currentAt = rows.findIndex(({ node }) => node.id === currentId)
  // Only when one comes to another page: a line that a person scrolled away stays away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place changes with every opened line, the page does not
  useLayoutEffect(() => {
    if (!seen.isInSight(currentAt)) reveal(scroller.current, currentAt)
  }, [currentId])
  const lineId = (nodeId: string | undefined) => (nodeId === undefined ? undefined : `${id}-${nodeId}`)

  const goTo = (index: number) => {
    setActiveId(rows[index]?.node.id)
    reveal(scroller.current, index)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const move = treeKey(event.key, { rows, index: active, typed: typeAhead(event), isRtl })
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const row = rows[active]
    if (move.kind === 'go') goTo(move.index)
    if (move.kind === 'toggle' && row) toggle(row.node.id)
    if (move.kind === 'follow') document.getElementById(lineId(row?.node.id) ?? '')?.click()
  }
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {filterLabel && (
        <SearchInput size="sm" label={filterLabel} placeholder={filterLabel} value={filter} onChange={setFilter} />
      )}
      {rows.length === 0 && (
        <p role="status" className={styles.empty}>
          {emptyText}
        </p>
      )}
      <div
        ref={scroller}
        role="tree"
        aria-label={label}
        aria-activedescendant={lineId(rows[active]?.node.id)}
        tabIndex={0}
        className={styles.scroller}
        onKeyDown={press}
        onFocus={() => reveal(scroller.current, active)}
      >
        <div role="none" className={styles.spacer} style={{ blockSize: rows.length * styles.ROW_HEIGHT }}>
          {withActive(rows, seen, active).map(({ row, index }) => (
            <TreeLine
              key={row.node.id}
              id={lineId(row.node.id) ?? ''}
              row={row}
              top={index * styles.ROW_HEIGHT}
              href={hrefOf(row.node)}
              isCurrent={row.node.id === currentId}
              isActive={index === active}
              filter={filter}
              renderEnd={renderEnd}
              onToggle={toggle}
              onPoint={setActiveId}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

function useExpanded(nodes: readonly TreeNode[], currentId: string | undefined) {
  const start = () =>
    new Set([...nodes.slice(0, 1).map(({ id }) => id), ...(currentId ? ancestorsOf(nodes, currentId) : [])])
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(start)
  const [shownId, setShownId] = useState(currentId)
  if (currentId !== shownId) {
    setShownId(currentId)
    const closed = (currentId ? ancestorsOf(nodes, currentId) : []).filter((id) => !expanded.has(id))
    if (closed.length > 0) setExpanded(new Set([...expanded, ...closed])) // else every line would be rendered anew
  }
  const toggle = useCallback((id: string) => {
    setExpanded((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  return [expanded, toggle] as const
}

/** The lines in sight, and the active one wherever it is: aria-activedescendant must point at something. */
function withActive<Row>(rows: readonly Row[], { first, last }: { first: number; last: number }, active: number) {
  const lines = rows.map((row, index) => ({ row, index }))
  return lines.filter(({ index }) => (index >= first && index < last) || index === active)
}

function reveal(scroller: HTMLElement | null, index: number) {
  if (!scroller || index < 0) return
  const top = index * styles.ROW_HEIGHT
  const bottom = top + styles.ROW_HEIGHT - scroller.clientHeight
  if (scroller.scrollTop > top) scroller.scrollTop = top
  else if (scroller.scrollTop < bottom) scroller.scrollTop = bottom
}
