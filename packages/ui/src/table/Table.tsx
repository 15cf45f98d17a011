'use client'

import { type ComponentProps, Fragment, memo, type ReactNode, useId, useRef, useState } from 'react'
import { CheckboxBox } from '../checkbox/Checkbox.tsx'
import { cx } from '../internal/cx.ts'
import { useClientStyle } from '../internal/useClientStyle.ts'
import { useMeasured } from '../internal/useMeasured.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { usePrinting } from '../internal/usePrinting.ts'
import { rem } from '../theme/toCss.ts'
import { visuallyHidden } from '../visually-hidden/visuallyHidden.css.ts'
import { useWords } from '../words/WordsProvider.tsx'
import {
  type Column,
  type Density,
  minWidths,
  partsOf,
  pinOf,
  pinOffsets,
  type RowGroup,
  roles,
  type TableSelection,
  type TableSorting,
} from './Column.ts'
import { Part } from './Part.tsx'
import { isShifted, type RowPress, selectAllOf, useLongPress, useRowPress } from './rowSelection.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { SelectAllBox, TableHead } from './TableHead.tsx'
import { useFocusWithRow } from './useFocusWithRow.ts'
import './cards.css.ts'
import * as styles from './table.css.ts'

export type { Column, ColumnSort, Density, RowGroup, TableSelection, TableSorting } from './Column.ts'

interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table is about: announced, not shown. */
  caption: string
  /** Keep the array's identity: cells re-render when it or their row changes. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /**
   * The same rows in groups, each with a heading above them, or in a margin beside them: see `widthBeside`. Rows that
   * groups gain out of view are drawn over several frames.
   */
  groups?: readonly RowGroup<Row>[] | undefined
  rowKey: (row: Row) => string
  /** Keep its identity and that of `onSort`: headers re-render when either changes. */
  sorting?: TableSorting | undefined
  /** Called with the sort key that was clicked; the caller decides what follows ascending and descending. */
  onSort?: ((key: string) => void) | undefined
  selection?: TableSelection<Row> | undefined
  /** The key of the row that is shown in full beside the table. */
  current?: string | undefined
  /** How many placeholder rows to show in place of the rows. */
  loadingRows?: number | undefined
  /** True while the previous rows are shown and the next ones load. */
  busy?: boolean | undefined
  /** Rows of 40 or of 32 pixels. */
  density?: Density | undefined
  /**
   * Other rows in the same places change the elements that are there, which is cheaper than new ones. Not for cells that
   * keep a state of their own, such as a form's fields.
   */
  reusesRows?: boolean
  /** Shown if there are no rows. */
  empty?: ReactNode
  /**
   * Wraps each row without adding an element: for the row's form or context. Keep its identity, like that of
   * `columns`.
   */
  aroundRow?: ((row: Row, content: ReactNode) => ReactNode) | undefined
}

const SELECT_WIDTH = 38

/** What a column without a width takes on paper. */
const FLEXIBLE = 160

/** A margin for headings, which leaves the columns room for one that gives way. */
const hasRoomBeside = ({ clientWidth }: HTMLElement) =>
  clientWidth >= 61.25 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

const never = () => false

const isTooWide = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth + 1

/** Rows of the same kind; below 640 px each becomes a card, or a title with a line below it. */
export function Table<Row>({
  caption,
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
  density = 'comfortable',
  reusesRows = false,
  empty,
  aroundRow,
  className,
  ...rest
}: TableProps<Row>) {
  const captionId = useId()
  const words = useWords()
  const [frame, scrolls] = useMeasured<HTMLDivElement>(isTooWide)
  const [roomy, isRoomy] = useMeasured<HTMLDivElement>(groups ? hasRoomBeside : never) // its answer takes a rendering
  const isPaper = usePrinting()
  const hasMargin = isRoomy && !isPaper && rows.length > 0 && columns.some(({ widthBeside }) => widthBeside)
  const margin = hasMargin ? marginOf(groups, selection) : []
  const region = scrolls ? { role: 'region', tabIndex: 0, 'aria-labelledby': captionId, 'data-scrolls': '' } : {}
  const selectWidth = selection ? SELECT_WIDTH : 0
  const marginWidth = margin.reduce((sum, width) => sum + width, 0)
  const style = useClientStyle({
    ...minWidths(columns, marginWidth + selectWidth),
    ...pinOffsets(columns, selectWidth),
  })
  const widthOf = (width: number | undefined) => (style && width !== undefined ? { width: rem(width) } : {})
  const isSelecting = (selection?.selected.size ?? 0) > 0
  const sheets = isPaper && groups && rows.length > 0 ? groups : undefined
  const isFirst = (group: RowGroup<Row> | undefined) => group === sheets?.[0]
  const spans = rows.length === 0 || groups // what is said of no rows does, and the head and the parts of a group
  const cols = <Cols {...{ columns, widthOf }} hasSelection={selection !== undefined} isBeside={margin.length > 0} />
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div ref={useMergedRefs(frame, roomy)} {...region} className={styles.frame}>
        {busy && <div className={styles.busyLine} />}
        {(sheets ?? [undefined]).map((group) => (
          <table
            key={group?.id ?? captionId}
            {...roles.table}
            className={styles.table}
            style={style}
            aria-busy={busy || loadingRows > 0}
            data-density={margin.length > 0 ? 'compact' : density}
            data-sheet={group ? '' : undefined}
            data-margin={margin.length > 0 ? '' : undefined}
            {...phoneParts(columns)}
            data-selecting={isSelecting ? '' : undefined}
          >
            <caption id={isFirst(group) ? captionId : undefined} className={visuallyHidden}>
              {caption}
            </caption>
            {group ? (
              <SheetColumns columns={columns} />
            ) : (
              <colgroup>
                {margin.map((width) => (
                  <col key={width} style={widthOf(width)} />
                ))}
                {cols}
                {spans && // also columns that gave way: these must not take their room again
                  columns.map(({ id, needs }) => needs && <col key={`${id} gone`} style={style && { width: 0 }} />)}
              </colgroup>
            )}
            <TableHead
              margin={margin.length}
              group={group?.head}
              columns={columns}
              sorting={sorting}
              onSort={isPaper ? undefined : onSort} // buttons are only printed in the head of the first page
              selectAll={selectAllOf(rows.map(rowKey), selection, words.selectAll)}
            />
            <Body
              {...{ columns, cols, rowKey, loadingRows, reusesRows, empty, selection, current, aroundRow }}
              rows={group?.rows ?? rows}
              groups={group ? undefined : groups}
              isBeside={margin.length > 0}
            />
          </table>
        ))}
      </div>
    </div>
  )
}

/** What its rows have on a phone. Rules that asked a row itself, by `:has`, styled all of it again with every changed sign. */
function phoneParts<Row>(columns: readonly Column<Row>[]) {
  const places = columns.map(({ phone }) => phone)
  if (!places.some(Boolean)) return {}
  return {
    'data-titled': '',
    'data-led': places.includes('lead') ? '' : undefined,
    'data-lines': places.filter((place) => place === 'line').length,
    'data-menu': columns.some(({ hideHeader }) => hideHeader) ? '' : undefined,
  }
}

interface ColsProps<Row> extends Pick<TableProps<Row>, 'columns'> {
  hasSelection: boolean
  isBeside: boolean
  widthOf: (width: number | undefined) => { width?: string }
}

/** The columns of the rows, without the margin's. */
function Cols<Row>({ columns, hasSelection, isBeside, widthOf }: ColsProps<Row>) {
  return (
    <>
      {hasSelection && <col style={widthOf(SELECT_WIDTH)} />}
      {columns.map(({ id, width, widthBeside = width, needs, grows }) => (
        <col
          key={id}
          data-needs={needs}
          data-grows={grows ? '' : undefined}
          style={widthOf(isBeside ? widthBeside : width)}
        />
      ))}
    </>
  )
}

/** On paper each group is a table, whose head is repeated on every page; all have the same columns. */
function SheetColumns<Row>({ columns }: Pick<TableProps<Row>, 'columns'>) {
  const printed = columns.filter(({ hideHeader }) => !hideHeader)
  const all = printed.reduce((sum, { width = FLEXIBLE }) => sum + width, 0)
  return (
    <colgroup>
      {printed.map(({ id, width = FLEXIBLE }) => (
        <col key={id} style={{ width: `${(100 * width) / all}%` }} />
      ))}
    </colgroup>
  )
}

type BodyProps<Row> = Pick<
  TableProps<Row>,
  'columns' | 'rows' | 'groups' | 'rowKey' | 'empty' | 'selection' | 'current' | 'aroundRow'
> & { cols: ReactNode; loadingRows: number; reusesRows: boolean; isBeside: boolean }

function Body<Row>({ columns, cols, rows, groups, loadingRows, empty, isBeside, ...rest }: BodyProps<Row>) {
  const span = columns.length + (rest.selection ? 1 : 0)
  const body = useRef<HTMLTableSectionElement>(null)
  const noteFocus = useFocusWithRow(body)
  return (
    <tbody {...roles.rowGroup} ref={body} className={styles.body} onFocus={noteFocus} {...useLongPress(rest.selection)}>
      {loadingRows > 0 && <SkeletonRows columns={columns} count={loadingRows} hasSelection={Boolean(rest.selection)} />}
      {loadingRows === 0 && groups && rows.length > 0 && <Groups {...{ columns, cols, groups, isBeside }} {...rest} />}
      {loadingRows === 0 && !groups && rows.length > 0 && <Rows columns={columns} rows={rows} {...rest} />}
      {loadingRows === 0 && rows.length === 0 && empty && (
        <tr {...roles.row} className={styles.row} data-loading="">
          <td {...roles.cell} className={cx(styles.cell, styles.emptyCell)} colSpan={span} data-spans="">
            {empty}
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** The widths of the columns before all others: for the groups' checkboxes, if they have any, and for their headings. */
function marginOf<Row>(groups: TableProps<Row>['groups'], selection: TableProps<Row>['selection']): number[] {
  if (!groups) return []
  return selection && groups.some(({ select }) => select) ? [28, 160] : [188]
}

interface GroupsProps<Row> extends Omit<RowsProps<Row>, 'rows' | 'parts'> {
  groups: readonly RowGroup<Row>[]
  cols: ReactNode
  isBeside: boolean
}

function Groups<Row>({ groups, cols, isBeside, ...rest }: GroupsProps<Row>) {
  const { columns, selection } = rest
  const [first] = useState(groups)
  const parts = { cols, span: columns.length + (selection ? 1 : 0), isLater: groups !== first, isBeside }
  return groups.map(({ id, head, rows, select }) => {
    const selectAll = select && selectAllOf(select.keys, selection, select.label)
    const [start = [], ...later] = partsOf(rows)
    const rowSpan = isBeside ? start.length + later.length + 2 : undefined // with its own row and the one that fills up
    const across = columns.length + (selection && !selectAll ? 1 : 0)
    return (
      <Fragment key={id}>
        <tr {...roles.row} className={styles.groupRow}>
          {selectAll && (
            <td {...roles.cell} rowSpan={rowSpan} className={cx(styles.groupHead, styles.selectCell)}>
              <SelectAllBox {...selectAll} />
            </td>
          )}
          <th
            {...roles.rowHeader}
            scope="rowgroup"
            rowSpan={rowSpan}
            colSpan={isBeside ? undefined : across}
            className={styles.groupHead}
          >
            {head}
          </th>
        </tr>
        <Rows rows={rows} parts={parts} {...rest} />
        {isBeside && (
          <tr {...roles.placeholderRow}>
            <td />
          </tr>
        )}
      </Fragment>
    )
  })
}

type RowsProps<Row> = Pick<
  BodyProps<Row>,
  'columns' | 'rows' | 'rowKey' | 'reusesRows' | 'selection' | 'current' | 'aroundRow'
> & { parts?: (Pick<ComponentProps<typeof Part>, 'cols' | 'span' | 'isLater'> & { isBeside: boolean }) | undefined }

/** Rows that share the range of a selection: in one table, or the later ones in `parts`. */
function Rows<Row>({ columns, rows, parts, rowKey, reusesRows, selection, current, aroundRow }: RowsProps<Row>) {
  const press = useRowPress(rows.map(rowKey), selection)
  const all = rows.map((row, place) => {
    const key = rowKey(row)
    return (
      <BodyRow
        key={reusesRows ? place : key}
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
  if (!parts) return all
  const { isBeside, ...shared } = parts
  const [start, ...later] = partsOf(all)
  return [
    start,
    ...later.map((rows) => (
      <Part key={rows[0]?.key} rows={rows} {...shared} isEnd={isBeside && rows === later.at(-1)} />
    )),
  ]
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
      {...roles.row}
      className={styles.row}
      data-key={id}
      data-selected={isSelected ? '' : undefined}
      aria-current={isCurrent || undefined}
    >
      {selectLabel !== undefined && (
        <td {...roles.cell} className={cx(styles.cell, styles.selectCell)} data-selects="" data-pin="select">
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
      <th key={column.id} {...roles.rowHeader} scope="row" {...shared} data-primary="">
        {content}
      </th>
    ) : (
      <td key={column.id} {...roles.cell} {...shared} data-bare={column.hideHeader ? '' : undefined}>
        {content}
      </td>
    )
  })
}) as <Row>(props: CellsProps<Row>) => ReactNode // as above
