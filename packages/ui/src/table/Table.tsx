'use client'

import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../internal/cx.ts'
import { useDrawn } from '../internal/useDrawn.ts'
import { useWords } from '../words/WordsProvider.tsx'
import {
  asTable,
  type Column,
  type Density,
  minWidthOf,
  pinOffsets,
  type RowGroup,
  type Sorting,
  type TableSelection,
} from './Column.ts'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import './cards.css.ts'
import * as styles from './table.css.ts'

export type { Column, ColumnSort, Density, RowGroup, Sorting, TableSelection } from './Column.ts'

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table is about: announced, and visible with `showCaption`. */
  caption: string
  showCaption?: boolean | undefined
  /** Keep the array's identity: cells re-render when it or their row changes. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The same rows in groups, each below its head. */
  groups?: readonly RowGroup<Row>[] | undefined
  rowKey: (row: Row) => string
  /** Keep its identity and that of `onSort`: headers re-render when either changes. */
  sorting?: Sorting | undefined
  /** Called with the sort key that was clicked; the caller decides what follows ascending and descending. */
  onSort?: ((key: string) => void) | undefined
  selection?: TableSelection<Row> | undefined
  /** The row that is shown in full beside the table, by its key. */
  current?: string | undefined
  /** How many placeholder rows to show in place of the rows. */
  loadingRows?: number | undefined
  /** The rows are the previous ones while the next load. */
  busy?: boolean | undefined
  /** Reaches the edges of the page, where its head and rows are in line with the page's content. */
  bleeds?: boolean | undefined
  /** Rows of 40 or of 32 pixels. */
  density?: Density | undefined
  /** Shown if there are no rows. */
  empty?: ReactNode
  /**
   * Wraps each row without adding an element: for the row's form or context. Keep its identity, like that of
   * `columns`.
   */
  aroundRow?: ((row: Row, content: ReactNode) => ReactNode) | undefined
}

const SELECT_WIDTH = 38

/** Rows of one kind; below 640 px each becomes a card, or a title with a line below it. */
export function Table<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  groups,
  rowKey,
  sorting,
  onSort,
  selection,
  current,
  loadingRows = 0,
  busy = false,
  bleeds,
  density = 'comfortable',
  empty,
  aroundRow,
  className,
  ...rest
}: TableProps<Row>) {
  const captionId = useId()
  const words = useWords()
  const [frame, scrolls] = useOverflows<HTMLDivElement>()
  const region = scrolls ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId, 'data-scrolls': '' } : {}
  const selectWidth = selection ? SELECT_WIDTH : 0
  const style = useDrawn({ minInlineSize: minWidthOf(columns) + selectWidth, ...pinOffsets(columns, selectWidth) })
  const isSelecting = (selection?.selected.size ?? 0) > 0
  return (
    <div {...rest} className={cx(styles.root, className)} data-bleed={bleeds ? '' : undefined}>
      <div ref={frame} {...region} className={styles.frame}>
        {busy && <div className={styles.busyLine} />}
        <table
          {...asTable}
          className={styles.table}
          style={style}
          aria-busy={busy || loadingRows > 0}
          data-density={density}
          data-titled={columns.some(({ phone }) => phone) ? '' : undefined}
          data-selecting={isSelecting ? '' : undefined}
        >
          <caption id={captionId} className={showCaption ? styles.captionShown : styles.caption}>
            {caption}
          </caption>
          <colgroup>
            {selection && <col style={style && { width: SELECT_WIDTH }} />}
            {columns.map(({ id, width, needs }) => (
              <col key={id} data-needs={needs} style={style && width !== undefined ? { width } : {}} />
            ))}
            {groups && // a group's head spans columns that gave way, too: these must not take their room again
              columns.map(({ id, needs }) => needs && <col key={`${id} gone`} style={style && { width: 0 }} />)}
          </colgroup>
          <TableHead
            columns={columns}
            sorting={sorting}
            onSort={onSort}
            selectAll={selectAllOf(rows.map(rowKey), selection, words.selectAll)}
          />
          <TableBody {...{ columns, rows, groups, rowKey, busy, loadingRows, empty, selection, current, aroundRow }} />
        </table>
      </div>
    </div>
  )
}

function selectAllOf<Row>(keys: readonly string[], selection: TableSelection<Row> | undefined, label: string) {
  if (!selection) return undefined
  const { selected, onChange, allLabel = label } = selection
  const count = keys.filter((key) => selected.has(key)).length
  const isAll = count > 0 && count === keys.length
  const some = count > 0 ? ('some' as const) : ('none' as const)
  return {
    label: allLabel,
    state: isAll ? ('all' as const) : some,
    onChange: (checked: boolean) => {
      const page = new Set(keys)
      const others = [...selected].filter((key) => !page.has(key))
      onChange(new Set(checked ? [...others, ...keys] : others))
    },
  }
}

/** Whether an element's content is wider than the element. */
export function useOverflows<Target extends HTMLElement>(): [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return [target, overflows]
}
