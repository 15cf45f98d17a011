import { type MouseEvent, memo, type ReactNode } from 'react'
import { ChevronRightIcon } from '../icon/icons/ChevronRightIcon.ts'
import { Link } from '../link/LinkProvider.tsx'
import * as styles from './tree.css.ts'
import { folded, type TreeNode, type TreeRow } from './treeRows.ts'

export interface TreeLineProps<Node extends TreeNode> {
  id: string
  row: TreeRow<Node>
  top: number
  href: string
  isCurrent: boolean
  isActive: boolean
  filter: string
  renderEnd: ((node: Node) => ReactNode) | undefined
  onToggle: (id: string) => void
  onPoint: (id: string) => void
}

const INDENT = 16

/** One line of a tree. The tree keeps the focus and says which line is active, so a line takes none itself. */
export const TreeLine = memo(function TreeLine<Node extends TreeNode>(props: TreeLineProps<Node>) {
  const { id, row, top, href, isCurrent, isActive, filter, renderEnd, onToggle, onPoint } = props
  const end = renderEnd?.(row.node)
  const { node, level, position, setSize, state } = row
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
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={state === 'leaf' ? undefined : state === 'open'}
      aria-selected={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      data-active={isActive ? '' : undefined}
      title={node.label}
      className={styles.row}
      style={{ insetBlockStart: top, paddingInlineStart: 4 + (level - 1) * INDENT }}
      onPointerDown={() => onPoint(node.id)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the arrow keys of the tree do the same */}
      <span className={styles.toggle} onClick={state === 'leaf' ? undefined : toggle} data-toggle="">
        {state !== 'leaf' && <ChevronRightIcon size="12" className={styles.chevron} />}
      </span>
      <span className={styles.label}>{marked(node.label, filter)}</span>
      {end && <span aria-hidden="true">{end}</span>}
    </Link>
  )
}) as <Node extends TreeNode>(props: TreeLineProps<Node>) => ReactNode // memo forgets the kind of node

/** The first place where the filter matches, underlined; only where folding keeps letters in their places. */
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
