import type { ReactNode } from 'react'
import { rem } from '../theme/toCss.ts'

export interface ColumnSort {
  /** What the caller sorts by. */
  key: string
  label: string
  /** The start of the label, shown where a narrow table has no room for all of it. */
  shown?: string | undefined
}

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end' | undefined
  /** Pixels at the browser's usual text size, with which it grows; columns without a width share the rest. */
  width?: number | undefined
  /** Where the table is very wide, it shares the rest as well. */
  grows?: boolean | undefined
  /**
   * The same beside the heading of a group, which says part of what the column holds: with such a column, and room,
   * headings stand in a margin and rows are compact.
   */
  widthBeside?: number | undefined
  /** A column can be sorted in several ways: a name by first and by last name. */
  sorts?: readonly ColumnSort[] | undefined
  /** The column that identifies the row: its cells are the headers of row and card. */
  primary?: boolean | undefined
  /** Only for screen readers, such as above a column of menus. */
  hideHeader?: boolean | undefined
  /** Gives way where the table is narrow: first the `wide` ones, then the `medium` ones. */
  needs?: 'medium' | 'wide' | undefined
  /** Stays in view if the table scrolls sideways. Columns pinned to the start come first. */
  pin?: 'start' | 'end' | undefined
  /**
   * Its place on a phone, where a row is a title with a line below it: above the title, beside it, in that line, below
   * it, or nowhere. A table without any has labelled cards instead.
   */
  phone?: 'lead' | 'aside' | 'line' | 'below' | 'none' | undefined
}

/** Rows that belong together, below a heading of their own. */
export interface RowGroup<Row> {
  id: string
  head: ReactNode
  rows: readonly Row[]
  /** Names the checkbox that selects all of these keys, among them those of rows that aren't shown. */
  select?: { label: string; keys: readonly string[] } | undefined
}

export type Density = 'comfortable' | 'compact'

export interface TableSorting {
  key: string
  direction: 'ascending' | 'descending'
}

export interface TableSelection<Row> {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** The checkbox's name: "Select Ana Horvat". */
  labelOf: (row: Row) => string
}

/** Pixels below which a column without a width says nothing. */
const MIN_FLEXIBLE = 108

const minWidthOf = (columns: readonly Pick<Column<never>, 'width'>[]) =>
  columns.reduce((sum, { width = MIN_FLEXIBLE }) => sum + width, 0)

/** The least width of a table that begins with `start` pixels, by the columns that it has room for. */
export function minWidths(columns: readonly Pick<Column<never>, 'width' | 'needs'>[], start: number) {
  const least = (gone: (needs: Column<never>['needs']) => boolean) =>
    rem(start + minWidthOf(columns.filter(({ needs }) => !gone(needs))))
  return {
    '--min-narrow': least((needs) => needs !== undefined),
    '--min-medium': least((needs) => needs === 'wide'),
    '--min-wide': least(() => false),
  }
}

/** The distance from the start edge to each pinned column, in order, as custom properties of the table. */
export function pinOffsets(columns: readonly Pick<Column<never>, 'width' | 'pin'>[], start: number) {
  const pinned = columns.filter(({ pin }) => pin === 'start')
  return Object.fromEntries(
    pinned.map((_, place) => [`--pin-${place}`, rem(start + minWidthOf(pinned.slice(0, place)))]),
  )
}

/** The attribute that places a column's cells if the table scrolls sideways. */
export function pinOf<Row>(columns: readonly Column<Row>[], column: Column<Row>): string | undefined {
  if (column.pin !== 'start') return column.pin
  return String(columns.filter(({ pin }) => pin === 'start').indexOf(column))
}

/**
 * Roles that table elements have anyway, written out because some browsers drop them as soon as CSS changes `display`,
 * which is how rows become cards.
 */
export const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
  /** A row of placeholders, hidden because the table itself announces that it is busy. */
  placeholderRow: { role: 'row', 'aria-hidden': true },
  /** Elements that only lay out what they contain. */
  layout: { role: 'presentation' },
} as const

/** Rows of a group that are drawn together. */
const PART = 10

/** The rows of a group that are in the table itself, then the parts below them. */
export function partsOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const count = Math.ceil(rows.length / PART)
  return Array.from({ length: count }, (_, at) => rows.slice(at * PART, (at + 1) * PART))
}
