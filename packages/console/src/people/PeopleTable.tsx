import { nextSorting, type OrganisationSearch, type SortField, sortingParts, sortKeys } from '@driver-trust/domain/list'
import { createMenuHandle, type MenuHandle, MenuTrigger } from '@driver-trust/ui/menu'
import { Stack } from '@driver-trust/ui/stack'
import { type Column, type RowGroup, Table, type TableSorting } from '@driver-trust/ui/table'
import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isShown, usePermissions } from '../account/usePermissions.ts'
import { useViewer } from '../account/useViewer.ts'
import { type AskedAction, offersFor, type RowAction } from '../actions/PersonAction.ts'
import { useAction } from '../actions/useAction.tsx'
import { Loaded, type Loading } from '../page/Loaded.tsx'
import { driverAt } from '../paths.ts'
import { type ListedPerson, rowKey } from '../person/PersonRow.ts'
import { useShown } from '../routing/useNavigation.ts'
import { BulkBar } from './BulkBar.tsx'
import { JudgedContext, type JudgedOf } from './JudgedContext.ts'
import { useList, useShownDriver } from './listContext.ts'
import { useListKeys } from './listKeys.ts'
import { RowMenu } from './RowMenu.tsx'
import { useFollowingHref } from './useListReturn.ts'
import { useRowNames } from './useRowNames.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'
import { useSelection } from './useSelection.ts'

interface PeopleTableProps {
  of: Loading<unknown>
  /** Those on screen. */
  rows: readonly ListedPerson[]
  groups?: readonly RowGroup<ListedPerson>[] | undefined
  /** Everyone who can be selected, if that is more than the rows on screen. */
  everyone?: readonly ListedPerson[]
  judgedOf: JudgedOf
  caption?: string
  /** The order of the rows, if it isn't in the address. */
  order?: TableOrder
  loadingRows: number
  /** The rows are still those of the previous page. */
  busy?: boolean
  /** More rows will be added. */
  isFilling?: boolean
  empty: ReactNode
  /** Above and below the table, once it has loaded. */
  head?: ReactNode
  foot?: ReactNode
  /** Rows on all pages. */
  total: number
  /** Below the table, also while it loads or is empty. */
  children?: ReactNode
}

/** Undefined for rows that can't be sorted. */
interface TableOrder {
  sorting: TableSorting | undefined
  onSort: ((key: string) => void) | undefined
}

/** People as a table, wherever the rows come from, with actions on one and on several of them. */
export function PeopleTable(props: PeopleTableProps) {
  const { of, rows, groups, judgedOf, loadingRows, busy = false, isFilling = false, total } = props
  const { table, selection, bulkActions, popups } = useTable(props)
  useScrollRestoration(of.data !== undefined)
  return (
    <>
      <Loaded of={of} pending={<Table {...table} rows={[]} loadingRows={loadingRows} />}>
        {() => (
          <Stack gap="4">
            {props.head}
            <JudgedContext value={judgedOf}>
              <Table
                {...table}
                {...{ rows, groups }}
                reusesRows
                busy={busy || isFilling}
                loadingRows={isFilling && rows.length === 0 ? loadingRows : 0}
                empty={props.empty}
              />
            </JudgedContext>
            {props.foot}
          </Stack>
        )}
      </Loaded>
      {props.children}
      <BulkBar {...{ selection, total }} actions={bulkActions} shown={rows.length} everyone={props.everyone} />
      {popups}
    </>
  )
}

/** What every table of people shares: columns, order, selection, menus and keys. */
function useTable({ rows, everyone = rows, caption, order }: PeopleTableProps) {
  const { organisation, definition, layout, search, change } = useList()
  const { sorting } = search
  const nameOf = useRowNames(rows)
  const selection = useSelection(everyone)
  const { actions, bulkActions } = useListActions()
  const { ask, dialog } = useAction<ListedPerson>()
  const [menu] = useState(() => createMenuHandle<ListedPerson>())
  const tableRef = useRef<HTMLDivElement>(null)
  const inAddress: TableOrder = {
    sorting: useMemo(() => sortingOf(sorting), [sorting]),
    onSort: useCallback(
      (key) => change({ sorting: nextSorting(sorting, key as SortField) }), // the columns' keys are sort fields
      [change, sorting],
    ),
  }
  const shown = useShownDriver()
  const left = rowAt(useShown(({ before }) => before)) // of the driver whose page the user has just left
  const current = shown ? rowKey(shown) : left
  useListKeys(tableRef, useStart(rows, current))
  const isCards = useMedia(media.cards)
  const table = {
    ref: tableRef,
    caption: caption ?? `${definition.title} of ${organisation.name}`,
    columns: useColumns(useMenuColumn(menu, actions, nameOf)),
    rowKey,
    density: isCards ? 'comfortable' : layout.density, // cards have no row height
    current,
    'data-selecting': selection.keys.size > 0 ? '' : undefined,
    ...(order ?? inAddress),
    selection: {
      selected: selection.keys,
      onChange: selection.choose,
      labelOf: (row: ListedPerson) => `Select ${nameOf(row)}`,
    },
  }
  const popups = (
    <>
      <RowMenu {...{ menu, actions }} onAsk={ask} onSelect={selection.add} />
      {dialog}
    </>
  )
  return { table, selection, bulkActions, popups }
}

/**
 * The index from which J and K move: the row of the driver shown beside the list or just left; if that row is gone, half
 * an index before the one that took its place.
 */
function useStart(rows: readonly ListedPerson[], current: string | undefined): () => number | undefined {
  const following = rowAt(useFollowingHref())
  const last = useRef<number>(undefined)
  const placeOf = (key: string | undefined) => {
    const at = rows.findIndex((row) => rowKey(row) === key)
    return at < 0 ? undefined : at
  }
  useLayoutEffect(() => {
    last.current = current === undefined ? undefined : (placeOf(current) ?? last.current)
  })
  return () => {
    const gone = last.current ?? placeOf(following)
    return placeOf(current) ?? (gone === undefined ? undefined : gone - 0.5)
  }
}

/** The key of the row of the driver whose page this is. */
function rowAt(address = ''): string | undefined {
  const driver = driverAt(address)
  return driver && rowKey({ id: driver.userId, organizationId: driver.orgId })
}

/** The actions that the viewer may be granted here, and those of them that also work on several rows. */
function useListActions() {
  const { organisation, definition, change } = useList()
  const { isBulk } = definition
  const granted = usePermissions()(organisation.id)
  const every = definition.useActions(change)
  return useMemo(() => {
    const actions = every.filter((action) => isShown(granted[action.grant]))
    return { actions, bulkActions: actions.filter(asksFirst).filter((action) => isBulk?.(action) ?? true) }
  }, [every, granted, isBulk])
}

function asksFirst(action: RowAction<ListedPerson>): action is AskedAction<ListedPerson> {
  return 'question' in action
}

/** A column of three dots, which all open the one menu. */
function useMenuColumn(
  menu: MenuHandle<ListedPerson>,
  actions: readonly RowAction<ListedPerson>[],
  nameOf: (row: ListedPerson) => string,
) {
  const viewer = useViewer()
  return useMemo(
    (): Column<ListedPerson> | undefined =>
      actions.length === 0
        ? undefined
        : {
            id: 'actions',
            header: 'Actions',
            hideHeader: true,
            align: 'end',
            pin: 'end',
            width: 46,
            cell: (row) =>
              offersFor(row, actions, viewer).length > 0 && (
                <MenuTrigger menu={menu} subject={row} label={`Actions for ${nameOf(row)}`} />
              ),
          },
    [menu, actions, nameOf, viewer],
  )
}

/** The shown columns, for the table; the same array while nothing about them changes, as a new one re-renders every cell. */
function useColumns(menu: Column<ListedPerson> | undefined): Column<ListedPerson>[] {
  const viewer = useViewer()
  const { organisation, layout, search, isMasked } = useList()
  const hasOwnOrder = search.changed !== undefined
  const context = useMemo(() => ({ viewer, organisation }), [viewer, organisation])
  return useMemo(() => {
    const columns = layout.shown.map(
      (column): Column<ListedPerson> => ({
        ...column,
        sorts: column.sorts
          // The order of masked values would leak them.
          ?.filter((sort) => 'label' in sort || (!hasOwnOrder && !(isMasked && sortKeys[sort.key].isPersonal)))
          .map((sort) => ('label' in sort ? sort : { ...sort, label: sortKeys[sort.key].label })),
        cell: (row) => column.cell(row, context),
      }),
    )
    return [...columns, ...(menu ? [menu] : [])].map(withFramePadding)
  }, [layout.shown, hasOwnOrder, isMasked, context, menu])
}

/** The last column also contains the frame's padding; a column of menus includes it already. */
function withFramePadding<Row>(column: Column<Row>, place: number, { length }: readonly Column<Row>[]): Column<Row> {
  const isWider = place === length - 1 && column.width !== undefined && column.pin !== 'end'
  return isWider ? { ...column, width: (column.width ?? 0) + 8 } : column
}

function sortingOf(sorting: OrganisationSearch['sorting']) {
  if (sorting === undefined) return undefined
  const { field, direction } = sortingParts(sorting)
  return { key: field, direction }
}
