'use client'

import { memo, type ReactNode } from 'react'
import { CheckboxBox } from '../checkbox/Checkbox.tsx'
import { ArrowDownIcon, ArrowUpIcon, ChevronsUpDownIcon } from '../icon/icons.tsx'
import { cx } from '../internal/cx.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { type Column, type ColumnSort, pinOf, roles, type TableSorting } from './Column.ts'
import type { SelectAll } from './rowSelection.ts'
import * as styles from './table.css.ts'

interface TableHeadProps<Row> {
  /** Columns before all others. */
  margin: number
  columns: readonly Column<Row>[]
  /** The heading of all rows, above those of the columns. */
  group?: ReactNode
  sorting?: TableSorting | undefined
  onSort?: ((key: string) => void) | undefined
  selectAll?: SelectAll | undefined
}

export function TableHead<Row>({ margin, columns, group, sorting, onSort, selectAll }: TableHeadProps<Row>) {
  return (
    <thead {...roles.rowGroup} className={styles.head}>
      {group && (
        <tr {...roles.row}>
          <th {...roles.header} scope="colgroup" colSpan={columns.length} className={styles.groupHead}>
            {group}
          </th>
        </tr>
      )}
      <tr {...roles.row} className={styles.headRow}>
        {margin > 0 && <td {...roles.cell} className={styles.columnHeader} colSpan={margin} />}
        {selectAll && (
          <th
            {...roles.header}
            scope="col"
            className={cx(styles.columnHeader, styles.selectCell)}
            data-operable=""
            data-pin="select"
            data-label={selectAll.label}
          >
            <SelectAllBox {...selectAll} />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHeader
            key={column.id}
            column={column}
            pin={pinOf(columns, column)}
            sorting={sorting}
            onSort={onSort}
          />
        ))}
      </tr>
    </thead>
  )
}

export function SelectAllBox({ label, state, isDisabled, onChange }: SelectAll) {
  return (
    <CheckboxBox
      aria-label={label}
      checked={state === 'all'}
      indeterminate={state === 'some'}
      disabled={isDisabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}

interface ColumnHeaderProps<Row> {
  column: Column<Row>
  pin: string | undefined
  sorting: TableSorting | undefined
  onSort: ((key: string) => void) | undefined
}

/** Memoised so that it doesn't re-render as rows come, go and are selected. */
const ColumnHeader = memo(function ColumnHeader<Row>({ column, pin, sorting, onSort }: ColumnHeaderProps<Row>) {
  const { header, align, hideHeader, needs, sorts = [] } = column
  const isSortable = sorts.length > 0 && onSort !== undefined
  const sorted = sorts.find(({ key }) => key === sorting?.key)
  const hasSeveral = sorts.length > 1
  return (
    <th
      {...roles.header}
      scope="col"
      className={styles.columnHeader}
      data-align={align}
      data-needs={needs}
      data-pin={pin}
      data-operable={isSortable ? '' : undefined}
      aria-label={isSortable ? header : undefined}
      aria-sort={isSortable ? ((sorted && sorting?.direction) ?? 'none') : undefined}
    >
      {isSortable && <VisuallyHidden>{header}</VisuallyHidden>}
      <span className={styles.headerContent}>
        {hideHeader && <VisuallyHidden>{header}</VisuallyHidden>}
        {!hideHeader && !isSortable && (
          <span className={styles.headerText}>
            {[header, sorted && orderText(sorted, sorting)].filter(Boolean).join(' · ')}
          </span>
        )}
        {isSortable &&
          sorts.map((sort) => (
            <SortButton key={sort.key} sort={sort} isOneOfSeveral={hasSeveral} sorting={sorting} onSort={onSort} />
          ))}
      </span>
    </th>
  )
}) as <Row>(props: ColumnHeaderProps<Row>) => ReactNode // memo drops the type parameter

function orderText({ label }: ColumnSort, sorting: TableSorting | undefined): string {
  return `${label} ${sorting?.direction === 'ascending' ? '↑' : '↓'}`
}

interface SortButtonProps {
  sort: ColumnSort
  isOneOfSeveral: boolean
  sorting: TableSorting | undefined
  onSort: (key: string) => void
}

const ICONS = { ascending: ArrowUpIcon, descending: ArrowDownIcon, none: ChevronsUpDownIcon }

function SortButton({ sort, isOneOfSeveral, sorting, onSort }: SortButtonProps) {
  const direction = sorting?.key === sort.key ? sorting.direction : 'none'
  const isSorted = direction !== 'none'
  const { label, shown = label } = sort
  const SortIcon = ICONS[direction]
  return (
    <button
      type="button"
      className={styles.sort}
      aria-label={shown === label ? undefined : label}
      data-sorted={isSorted ? direction : undefined}
      aria-pressed={isOneOfSeveral ? isSorted : undefined}
      onClick={() => onSort(sort.key)}
    >
      <span className={styles.sortLabel}>
        {shown}
        <span className={styles.sortRest}>{label.slice(shown.length)}</span>
      </span>
      <SortIcon size="12" className={styles.sortIcon} />
    </button>
  )
}
