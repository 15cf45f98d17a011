'use client'

import {
  type CSSProperties,
  type DOMAttributes,
  Fragment,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { CheckboxBox } from '../checkbox/Checkbox.tsx'
import { cx } from '../internal/cx.ts'
import {
  asCell,
  asPlaceholderRow,
  asRow,
  asRowGroup,
  asRowHeader,
  type Column,
  pinOf,
  type RowGroup,
  type TableSelection,
} from './Column.ts'
import * as styles from './table.css.ts'

export interface TableBodyProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  groups?: readonly RowGroup<Row>[] | undefined
  rowKey: (row: Row) => string
  busy: boolean
  loadingRows: number
  empty: ReactNode
  selection: TableSelection<Row> | undefined
  current: string | undefined
  aroundRow: ((row: Row, content: ReactNode) => ReactNode) | undefined
}

export function TableBody<Row>({ columns, rows, groups, busy, loadingRows, empty, ...rest }: TableBodyProps<Row>) {
  const span = columns.length + (rest.selection ? 1 : 0)
  return (
    <tbody {...asRowGroup} className={styles.body} data-busy={busy ? '' : undefined} {...useLongPress(rest.selection)}>
      {loadingRows > 0 && <SkeletonRows columns={columns} count={loadingRows} hasSelection={Boolean(rest.selection)} />}
      {loadingRows === 0 && groups && rows.length > 0 && <Groups columns={columns} groups={groups} {...rest} />}
      {loadingRows === 0 && !groups && rows.length > 0 && <Rows columns={columns} rows={rows} {...rest} />}
      {loadingRows === 0 && rows.length === 0 && empty && (
        <tr {...asRow} className={styles.row} data-loading="">
          <td {...asCell} className={cx(styles.cell, styles.emptyCell)} colSpan={span} data-spans="">
            {empty}
          </td>
        </tr>
      )}
    </tbody>
  )
}

type GroupsProps<Row> = Omit<RowsProps<Row>, 'rows'> & { groups: readonly RowGroup<Row>[] }

function Groups<Row>({ groups, ...rest }: GroupsProps<Row>) {
  const span = rest.columns.length + (rest.selection ? 1 : 0)
  return groups.map(({ id, head, rows }) => (
    <Fragment key={id}>
      <tr {...asRow} className={styles.groupRow}>
        <th {...asRowHeader} scope="rowgroup" colSpan={span} className={styles.groupHead}>
          {head}
        </th>
      </tr>
      <Rows rows={rows} {...rest} />
    </Fragment>
  ))
}

type RowsProps<Row> = Pick<TableBodyProps<Row>, 'columns' | 'rows' | 'rowKey' | 'selection' | 'current' | 'aroundRow'>

function Rows<Row>({ columns, rows, rowKey, selection, current, aroundRow }: RowsProps<Row>) {
  const press = useRowPress(rows.map(rowKey), selection)
  return rows.map((row) => {
    const key = rowKey(row)
    return (
      <BodyRow
        key={key}
        id={key}
        columns={columns}
        row={row}
        selectLabel={selection?.labelOf(row)}
        isSelected={selection?.selected.has(key) ?? false}
        isCurrent={key === current}
        onPress={press}
        aroundRow={aroundRow}
      />
    )
  })
}

type SkeletonRowsProps<Row> = { columns: readonly Column<Row>[]; count: number; hasSelection: boolean }

/** One tall row whose cells draw a bar for each row: real rows replace it within a moment. */
function SkeletonRows<Row>({ columns, count, hasSelection }: SkeletonRowsProps<Row>) {
  return (
    <tr
      {...asPlaceholderRow}
      className={styles.loadingRow}
      style={{ '--rows': count } as CSSProperties}
      data-loading=""
    >
      {hasSelection && <td {...asCell} className={cx(styles.cell, styles.loadingCell)} data-selects="" />}
      {columns.map(({ id, align, primary, hideHeader, needs }, place) => (
        <td
          key={id}
          {...asCell}
          className={cx(styles.cell, !hideHeader && styles.loadingCell)}
          style={{ '--bar': `${42 + ((place * 29) % 43)}%` } as CSSProperties}
          data-align={align}
          data-primary={primary ? '' : undefined}
          data-needs={needs}
        />
      ))}
    </tr>
  )
}

interface BodyRowProps<Row> {
  id: string
  columns: readonly Column<Row>[]
  row: Row
  /** The checkbox's name; without it there is no checkbox. */
  selectLabel: string | undefined
  isSelected: boolean
  isCurrent: boolean
  onPress: RowPress
  aroundRow: ((row: Row, content: ReactNode) => ReactNode) | undefined
}

/** A row, memoised so that it doesn't re-render when others are selected or sorted past it. */
const BodyRow = memo(function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { id, columns, row, selectLabel, isSelected, isCurrent, onPress, aroundRow } = props
  const content = (
    <tr
      {...asRow}
      className={styles.row}
      data-key={id}
      data-selected={isSelected ? '' : undefined}
      aria-current={isCurrent || undefined}
    >
      {selectLabel !== undefined && (
        <td {...asCell} className={cx(styles.cell, styles.selectCell)} data-selects="" data-pin="select">
          <CheckboxBox
            aria-label={selectLabel}
            checked={isSelected}
            onChange={({ currentTarget, nativeEvent }) => onPress(id, currentTarget.checked, isShifted(nativeEvent))}
          />
        </td>
      )}
      <Cells columns={columns} row={row} />
    </tr>
  )
  return aroundRow ? aroundRow(row, content) : content
}) as <Row>(props: BodyRowProps<Row>) => ReactNode // memo drops the type parameter

type CellsProps<Row> = Pick<BodyRowProps<Row>, 'columns' | 'row'>

/**
 * Separate from the row, so that "select all" re-renders no cell; not a component per cell, which a page would have
 * hundreds of.
 */
const Cells = memo(function Cells<Row>({ columns, row }: CellsProps<Row>) {
  return columns.map((column) => {
    const content = column.cell(row)
    const shared = {
      className: styles.cell,
      'data-align': column.align,
      'data-label': column.header,
      'data-pin': pinOf(columns, column),
      'data-phone': column.phone,
      'data-needs': column.needs,
    }
    return column.primary ? (
      <th key={column.id} {...asRowHeader} scope="row" {...shared} data-primary="">
        {content}
      </th>
    ) : (
      <td key={column.id} {...asCell} {...shared} data-bare={column.hideHeader ? '' : undefined}>
        {content}
      </td>
    )
  })
}) as <Row>(props: CellsProps<Row>) => ReactNode // as above

/** Milliseconds after which a touch that stays in place is a long press, as phones have it. */
const LONG_PRESS = 500

/** A long press on a row toggles its selection, where checkboxes are out of sight. */
function useLongPress<Row>(selection: TableSelection<Row> | undefined): DOMAttributes<HTMLElement> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLong = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!selection) return {}
  const end = () => clearTimeout(timer.current)
  return {
    onPointerDown: ({ pointerType, target }) => {
      end()
      isLong.current = false
      const key = pointerType === 'touch' && target instanceof Element && target.closest('[data-key]')
      if (!(key instanceof HTMLElement)) return
      timer.current = setTimeout(() => {
        isLong.current = true
        const next = new Set(selection.selected)
        if (!next.delete(key.dataset.key ?? '')) next.add(key.dataset.key ?? '')
        selection.onChange(next)
      }, LONG_PRESS)
    },
    onPointerMove: ({ movementX, movementY }) => {
      if (Math.abs(movementX) + Math.abs(movementY) > 2) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event) => {
      if (isLong.current) event.preventDefault() // the browser's own menu of a link
    },
    onClickCapture: (event) => {
      if (!isLong.current) return
      isLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

function isShifted(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey // React fires a checkbox's change from its click
}

/** A click on a row's checkbox; with shift it applies to all rows from the one clicked before. */
type RowPress = (key: string, checked: boolean, isShifted: boolean) => void

/** Always the same function, so that a selection only re-renders the rows it changes. */
function useRowPress<Row>(keys: readonly string[], selection: TableSelection<Row> | undefined): RowPress {
  const shown = useRef({ keys, selection })
  useLayoutEffect(() => {
    shown.current = { keys, selection }
  })
  const lastPressed = useRef<string>(undefined)
  return useCallback((key, checked, isShifted) => {
    const { keys, selection } = shown.current
    const from = isShifted ? lastPressed.current : undefined
    lastPressed.current = key
    selection?.onChange(selectRange(selection.selected, { keys, key, from, checked }))
  }, [])
}

export interface SelectionChange {
  /** All keys of the page in display order. */
  keys: readonly string[]
  key: string
  /** The start of a range: the key clicked before, if shift is held. */
  from?: string | undefined
  checked: boolean
}

/** The selection after a click on one row: with `from`, all rows between the two get the clicked row's state. */
export function selectRange(selected: ReadonlySet<string>, { keys, key, from, checked }: SelectionChange): Set<string> {
  const next = new Set(selected)
  for (const each of between(keys, from ?? key, key)) {
    if (checked) next.add(each)
    else next.delete(each)
  }
  return next
}

function between(keys: readonly string[], from: string, to: string): readonly string[] {
  const ends = [keys.indexOf(from), keys.indexOf(to)].sort((a, b) => a - b) as [number, number] // two in, two out
  return ends[0] < 0 ? [to] : keys.slice(ends[0], ends[1] + 1)
}
