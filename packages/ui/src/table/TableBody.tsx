import { type ReactNode, useRef } from 'react'
import { CheckboxBox } from '../checkbox/CheckboxBox.tsx'
import { cx } from '../internal/cx.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import type { Column, TableSelection } from './Column.ts'
import { asCell, asRow, asRowGroup, asRowHeader, asSilentRow } from './roles.ts'
import { selectRange } from './selectRange.ts'
import * as styles from './table.css.ts'

export interface TableBodyProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  busy: boolean
  loadingRows: number
  empty: ReactNode
  selection: TableSelection<Row> | undefined
}

export function TableBody<Row>({ columns, rows, busy, loadingRows, empty, ...rest }: TableBodyProps<Row>) {
  return (
    <tbody {...asRowGroup} className={styles.body} data-busy={busy ? '' : undefined}>
      {loadingRows > 0 && <SkeletonRows columns={columns} count={loadingRows} hasSelection={Boolean(rest.selection)} />}
      {loadingRows === 0 && rows.length > 0 && <Rows columns={columns} rows={rows} {...rest} />}
      {loadingRows === 0 && rows.length === 0 && empty && (
        <tr {...asRow} className={styles.row} data-loading="">
          <td
            {...asCell}
            className={cx(styles.cell, styles.emptyCell)}
            colSpan={columns.length + (rest.selection ? 1 : 0)}
            data-spans=""
          >
            {empty}
          </td>
        </tr>
      )}
    </tbody>
  )
}

type RowsProps<Row> = Pick<TableBodyProps<Row>, 'columns' | 'rows' | 'rowKey' | 'selection'>

function Rows<Row>({ columns, rows, rowKey, selection }: RowsProps<Row>) {
  const lastPressed = useRef<string>(undefined)
  const keys = rows.map(rowKey)
  const press = (key: string, checked: boolean, isShifted: boolean) => {
    const from = isShifted ? lastPressed.current : undefined
    lastPressed.current = key
    selection?.onChange(selectRange(selection.selected, { keys, key, from, checked }))
  }
  return rows.map((row) => {
    const key = rowKey(row)
    const isSelected = selection?.selected.has(key) ?? false
    return (
      <tr key={key} {...asRow} className={styles.row} data-selected={isSelected ? '' : undefined}>
        {selection && (
          <td {...asCell} className={cx(styles.cell, styles.selectCell)} data-selects="">
            <CheckboxBox
              aria-label={selection.labelOf(row)}
              checked={isSelected}
              onChange={(event) => press(key, event.currentTarget.checked, isShifted(event.nativeEvent))}
            />
          </td>
        )}
        {columns.map((column) => (
          <BodyCell key={column.id} column={column} row={row} />
        ))}
      </tr>
    )
  })
}

function isShifted(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey // React fires a checkbox's change from its click
}

function BodyCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell(row)
  const shared = { className: styles.cell, 'data-align': column.align, 'data-label': column.header }
  if (column.primary) {
    return (
      <th {...asRowHeader} scope="row" {...shared} data-primary="">
        {content}
      </th>
    )
  }
  return (
    <td {...asCell} {...shared} data-bare={column.hideHeader ? '' : undefined}>
      {content}
    </td>
  )
}

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  count: number
  hasSelection: boolean
}

function SkeletonRows<Row>({ columns, count, hasSelection }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <tr key={index} {...asSilentRow} className={styles.row} data-loading="">
      {hasSelection && (
        <td {...asCell} className={styles.cell} data-selects="">
          <Skeleton width={18} height={18} />
        </td>
      )}
      {columns.map(({ id, header, align, primary, hideHeader }, place) => (
        <td
          key={id}
          {...asCell}
          className={styles.cell}
          data-align={align}
          data-label={header}
          data-primary={primary ? '' : undefined}
          data-bare={hideHeader ? '' : undefined}
        >
          {!hideHeader && (
            <Skeleton width={`${widthOf(index, place)}%`} style={{ marginInlineStart: align === 'end' ? 'auto' : 0 }} />
          )}
        </td>
      ))}
    </tr>
  ))
}

/** Uneven like words, and the same at every rendering. */
function widthOf(row: number, column: number): number {
  return 42 + ((row * 17 + column * 29) % 43)
}
