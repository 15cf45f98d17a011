import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { BodyRow } from './BodyRow.tsx'
import type { Column, TableSelection } from './Column.ts'
import { asCell, asRow, asRowGroup, asSilentRow } from './roles.ts'
import * as styles from './table.css.ts'
import { useRowPress } from './useRowPress.ts'

export interface TableBodyProps<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  busy: boolean
  loadingRows: number
  empty: ReactNode
  selection: TableSelection<Row> | undefined
  aroundRow: ((row: Row, content: ReactNode) => ReactNode) | undefined
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

type RowsProps<Row> = Pick<TableBodyProps<Row>, 'columns' | 'rows' | 'rowKey' | 'selection' | 'aroundRow'>

function Rows<Row>({ columns, rows, rowKey, selection, aroundRow }: RowsProps<Row>) {
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
        onPress={press}
        aroundRow={aroundRow}
      />
    )
  })
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
