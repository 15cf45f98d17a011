'use client'

import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ChevronRightIcon } from '../icon/icons.tsx'
import { cx } from '../internal/cx.ts'
import { useClientStyle } from '../internal/useClientStyle.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { useTypeAhead } from '../internal/useTypeAhead.ts'
import { Link } from '../link/LinkProvider.tsx'
import { SearchInput } from '../search-input/SearchInput.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import * as styles from './tree.css.ts'
import { ancestorsOf, folded, type TreeNode, type TreeRow, treeKey, treeRows } from './treeRows.ts'

export { ancestorsOf, type TreeNode, type TreeRow, treeRows } from './treeRows.ts'

interface TreeProps<Node extends TreeNode> extends Omit<ComponentProps<'div'>, 'children'> {
  label: string
  nodes: readonly Node[]
  /** Every node is a link. */
  hrefOf: (node: Node) => string
  /** The current page's node; its ancestors start open. */
  currentId?: string | undefined
  /** Names the filter box; without it there is none. */
  filterLabel?: string | undefined
  /**
   * Decoration at the end of a line, such as a count. Keep the function's identity: lines re-render when it changes.
   */
  renderEnd?: ((node: Node) => ReactNode) | undefined
  /** What that says, in words that follow the node's name: "63 can't drive". Keep its identity, too. */
  endLabelOf?: ((node: Node) => string | undefined) | undefined
}

/** A hierarchy of any size as an ARIA tree; only the visible lines are in the DOM. */
export function Tree<Node extends TreeNode>(props: TreeProps<Node>) {
  const { label, nodes, hrefOf, currentId, filterLabel, renderEnd, endLabelOf, className, ...rest } = props
  const id = useId()
  const words = useWords()
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
  const currentAt = rows.findIndex(({ node }) => node.id === currentId)
  const drawn = useDrawnLines({ currentId, currentAt })
  // Only when one comes to another page: a line that a person scrolled away stays away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place changes with every opened line, the page does not
  useLayoutEffect(() => {
    if (!drawn.isInSight(currentAt)) reveal(scroller.current, currentAt)
  }, [currentId])
  const spacer = useClientStyle({ blockSize: rows.length * styles.ROW_HEIGHT })
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
        <div className={styles.filter}>
          <SearchInput size="sm" label={filterLabel} placeholder={filterLabel} value={filter} onChange={setFilter} />
        </div>
      )}
      {rows.length === 0 && (
        <p role="status" className={styles.empty}>
          {words.noResults}
        </p>
      )}
      <div
        ref={useMergedRefs(scroller, drawn.watch)}
        role="tree"
        aria-label={label}
        aria-activedescendant={lineId(rows[active]?.node.id)}
        tabIndex={0}
        className={styles.scroller}
        onKeyDown={press}
        onFocus={() => reveal(scroller.current, active)}
      >
        <div role="none" className={styles.spacer} style={spacer}>
          {withActive(rows, drawn, active).map(({ row, index }) => (
            <TreeLine
              key={row.node.id}
              id={lineId(row.node.id) ?? ''}
              row={row}
              top={index * styles.ROW_HEIGHT}
              href={hrefOf(row.node)}
              isCurrent={row.node.id === currentId}
              isActive={index === active}
              filter={filter}
              {...{ renderEnd, endLabelOf }}
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
  let open = expanded
  if (currentId !== shownId) {
    setShownId(currentId)
    const closed = (currentId ? ancestorsOf(nodes, currentId) : []).filter((id) => !expanded.has(id))
    if (closed.length > 0) open = new Set([...expanded, ...closed]) // otherwise every line would re-render
    setExpanded(open)
  }
  const toggle = useCallback((id: string) => {
    setExpanded((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  return [open, toggle] as const
}

/** The lines to draw, and the active one wherever it is: aria-activedescendant needs a target. */
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

interface TreeLineProps<Node extends TreeNode> {
  id: string
  row: TreeRow<Node>
  top: number
  href: string
  isCurrent: boolean
  isActive: boolean
  filter: string
  renderEnd: TreeProps<Node>['renderEnd']
  endLabelOf: TreeProps<Node>['endLabelOf']
  onToggle: (id: string) => void
  onPoint: (id: string) => void
}

const INDENT = 16

/** One line of a tree. The tree keeps the focus and says which line is active, so lines aren't focusable. */
const TreeLine = memo(function TreeLine<Node extends TreeNode>(props: TreeLineProps<Node>) {
  const { id, row, top, href, isCurrent, isActive, filter, renderEnd, endLabelOf, onToggle, onPoint } = props
  const end = renderEnd?.(row.node)
  const endLabel = endLabelOf?.(row.node)
  const { node, level, position, setSize, state } = row
  const place = useClientStyle({ insetBlockStart: top, paddingInlineStart: 8 + (level - 1) * INDENT })
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onToggle(node.id)
  }
  return (
    <Link
      id={id}
      href={href}
      role="treeitem"
      tabIndex={-1}
      aria-label={endLabel && `${node.label}, ${endLabel}`}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={state === 'leaf' ? undefined : state === 'open'}
      aria-selected={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      data-active={isActive ? '' : undefined}
      title={node.label}
      className={styles.row}
      style={place}
      onPointerDown={() => onPoint(node.id)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the arrow keys of the tree do the same */}
      <span className={styles.toggle} onClick={state === 'leaf' ? undefined : toggle}>
        {state !== 'leaf' && <ChevronRightIcon size="12" className={styles.chevron} />}
      </span>
      <span className={styles.label}>{marked(node.label, filter)}</span>
      {end && <span aria-hidden="true"> {end}</span>}
    </Link>
  )
}) as <Node extends TreeNode>(props: TreeLineProps<Node>) => ReactNode // memo drops the type parameter

/** Underlines the first match of the filter; only if folding keeps letters in their places. */
function marked(label: string, filter: string): ReactNode {
  const query = folded(filter.trim())
  const at = query === '' || folded(label).length !== label.length ? -1 : folded(label).indexOf(query)
  if (at < 0) return label
  return (
    <>
      {label.slice(0, at)}
      <mark className={styles.match}>{label.slice(at, at + query.length)}</mark>
      {label.slice(at + query.length)}
    </>
  )
}

/** Lines on either side of those in view, and how many are in view until they can be measured. */
const OVERSCAN = 8
const USUAL = Math.ceil(800 / styles.ROW_HEIGHT)

interface Lines {
  first: number
  last: number
}

/**
 * The lines in the DOM: those in view and a few more, until others come into view. The current page's line is among
 * them at once, before it is scrolled to.
 */
function useDrawnLines({ currentId, currentAt }: { currentId: string | undefined; currentAt: number }) {
  const [lines, setLines] = useState(() => linesFor(currentAt, { first: 0, last: USUAL }))
  const [shownId, setShownId] = useState(currentId)
  if (currentId !== shownId) {
    setShownId(currentId)
    if (currentAt >= 0 && !(currentAt >= lines.first && currentAt < lines.last)) setLines(linesFor(currentAt, lines))
  }
  const inView = useRef({ first: 0, last: 1 }) // a new list begins at its top; measuring it would force a layout
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const look = () => {
      const from = element.scrollTop / styles.ROW_HEIGHT
      const to = from + element.clientHeight / styles.ROW_HEIGHT
      inView.current = { first: Math.ceil(from), last: Math.floor(to) }
      const isCovered = ({ first, last }: Lines) => first <= from && last >= to
      setLines((drawn) => (isCovered(drawn) ? drawn : { first: from - OVERSCAN, last: to + OVERSCAN }))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  const isInSight = (index: number) => index >= inView.current.first && index < inView.current.last
  return { ...lines, isInSight, watch }
}

/** A line is scrolled to by as little as possible: from above it becomes the last in view, from below the first. */
function linesFor(index: number, { first, last }: Lines): Lines {
  if (index >= last) return { first: index - USUAL, last: index + OVERSCAN }
  if (index < first) return { first: index - OVERSCAN, last: index + USUAL }
  return { first, last: last + OVERSCAN }
}
