import { nextSorting, type OrganisationSearch, type SortField, sortingParts, sortKeys } from '@driver-trust/domain/list'
import type { Column, TableSorting } from '@driver-trust/ui/table'
import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { isShown, usePermissions } from '../account/usePermissions.ts'
import { useViewer } from '../account/useViewer.ts'
import type { AskedAction, RowAction } from '../actions/PersonAction.ts'
import { useAction } from '../actions/useAction.tsx'
import { driverAt } from '../paths.ts'
import { type ListedPerson, rowKey } from '../person/PersonRow.ts'
import { useShown } from '../routing/useNavigation.ts'
import { useShownDriver } from './beside.ts'
import type { ListSort } from './columns.tsx'
import { useList } from './listContext.ts'
import { useListKeys } from './listKeys.ts'
import { useFollowingHref } from './useListReturn.ts'
import { useRowMenu } from './useRowMenu.tsx'
import { useRowNames } from './useRowNames.ts'
import { useSelection } from './useSelection.ts'

/** Undefined for rows that can't be sorted. */
export interface TableOrder {
  sorting: TableSorting | undefined
  onSort: ((key: string) => void) | undefined
}

interface OfTable {
  everyone: readonly ListedPerson[]
  caption?: string | undefined
  order?: TableOrder | undefined
}

/** What every table of people shares: columns, order, selection, menus and keys. `rows` are those on screen. */
export function usePeopleTable(rows: readonly ListedPerson[], { everyone, caption, order }: OfTable) {
  const { organisation, definition, layout, search, change } = useList()
  const { sorting } = search
  const nameOf = useRowNames(rows)
  const selection = useSelection(everyone)
  const { actions, bulkActions } = useListActions()
  const { ask, dialog } = useAction<ListedPerson>()
  const rowMenu = useRowMenu({ actions, ask, nameOf, onSelect: selection.add })
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
    columns: useColumns(rowMenu.column),
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
      {rowMenu.popup}
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

/** The shown columns, for the table; the same array while nothing about them changes, as a new one re-renders every cell. */
function useColumns(menu: Column<ListedPerson> | undefined): Column<ListedPerson>[] {
  const viewer = useViewer()
  const { organisation, layout, search, isMasked } = useList()
  const hasOwnOrder = search.changed !== undefined
  const context = useMemo(() => ({ viewer, organisation }), [viewer, organisation])
  return useMemo(() => {
    // The order of masked values would leak them.
    const isSort = (sort: ListSort) => 'label' in sort || (!hasOwnOrder && !(isMasked && sortKeys[sort.key].isPersonal))
    const columns = layout.shown.map(
      (column): Column<ListedPerson> => ({
        ...column,
        sorts: column.sorts
          ?.filter(isSort)
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
