import { memo, type ReactNode } from 'react'
import { CheckboxBox } from '../checkbox/CheckboxBox.tsx'
import { cx } from '../internal/cx.ts'
import type { Column } from './Column.ts'
import { asCell, asRow, asRowHeader } from './roles.ts'
import * as styles from './table.css.ts'
import type { RowPress } from './useRowPress.ts'

export interface BodyRowProps<Row> {
  id: string
  columns: readonly Column<Row>[]
  row: Row
  /** What its checkbox is called; without it there is none. */
  selectLabel: string | undefined
  isSelected: boolean
  onPress: RowPress
  aroundRow: ((row: Row, content: ReactNode) => ReactNode) | undefined
}

/** A row; kept as it is while others are selected or sorted past it. */
export const BodyRow = memo(function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { id, columns, row, selectLabel, isSelected, onPress, aroundRow } = props
  const content = (
    <tr {...asRow} className={styles.row} data-selected={isSelected ? '' : undefined}>
      {selectLabel !== undefined && (
        <td {...asCell} className={cx(styles.cell, styles.selectCell)} data-selects="">
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
}) as <Row>(props: BodyRowProps<Row>) => ReactNode // memo forgets the kind of row

type CellsProps<Row> = Pick<BodyRowProps<Row>, 'columns' | 'row'>

/** Apart from the row, so that "select all" renders no cell; and no component for each, of which a page would have hundreds. */
const Cells = memo(function Cells<Row>({ columns, row }: CellsProps<Row>) {
  return columns.map((column) => {
    const content = column.cell(row)
    const shared = { className: styles.cell, 'data-align': column.align, 'data-label': column.header }
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

function isShifted(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey // React fires a checkbox's change from its click
}
