import type { MouseEvent, ReactNode } from 'react'
import { ChevronRightIcon } from '../icon/icons/ChevronRightIcon.ts'
import { Link } from '../link/LinkProvider.tsx'
import * as styles from './tree.css.ts'
import { folded, type TreeRow } from './treeRows.ts'

export interface TreeLineProps {
  id: string
  row: TreeRow
  top: number
  href: string
  isCurrent: boolean
  isActive: boolean
  filter: string
  end: ReactNode
  onToggle: () => void
  onPoint: () => void
}

const INDENT = 16

/** One line of a tree. The tree keeps the focus and says which line is active, so a line takes none itself. */
export function TreeLine({ id, row, top, href, isCurrent, isActive, filter, end, onToggle, onPoint }: TreeLineProps) {
  const { node, level, position, setSize, state } = row
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    onToggle()
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
      onPointerDown={onPoint}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the arrow keys of the tree do the same */}
      <span className={styles.toggle} onClick={state === 'leaf' ? undefined : toggle} data-toggle="">
        {state !== 'leaf' && <ChevronRightIcon size="12" className={styles.chevron} />}
      </span>
      <span className={styles.label}>{marked(node.label, filter)}</span>
      {end && <span aria-hidden="true">{end}</span>}
    </Link>
  )
}

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
