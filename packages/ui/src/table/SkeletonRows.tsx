import type { CSSProperties } from 'react'
import { cx } from '../internal/cx.ts'
import { type Column, roles } from './Column.ts'
import * as styles from './table.css.ts'

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  count: number
  hasSelection: boolean
}

/** One tall row whose cells draw a bar for each row: real rows replace it within a moment. */
export function SkeletonRows<Row>({ columns, count, hasSelection }: SkeletonRowsProps<Row>) {
  return (
    <tr
      {...roles.placeholderRow}
      className={styles.loadingRow}
      style={{ '--rows': count } as CSSProperties}
      data-loading=""
    >
      {hasSelection && <td {...roles.cell} className={cx(styles.cell, styles.loadingCell)} data-selects="" />}
      {columns.map(({ id, align, primary, hideHeader, needs }, place) => (
        <td
          key={id}
          {...roles.cell}
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
