import {
  nextSorting,
  type OrganisationSearch,
  personalSorts,
  type SortField,
  sortingParts,
} from '@driver-trust/domain/list'
import type { Column } from '@driver-trust/ui/table'
import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { useCallback, useMemo, useRef } from 'react'
import type { PersonAction } from '../actions/PersonAction.ts'
import { useAction } from '../actions/useAction.tsx'
import { isShown, usePermissions } from '../permission/usePermissions.ts'
import { useViewer } from '../routing/useViewer.ts'
import { useShownDriver } from './beside.tsx'
import type { ListedPerson } from './cells.tsx'
import type { RowAction } from './ListDefinition.ts'
import { useList } from './listContext.tsx'
import { useListKeys } from './listKeys.ts'
import { useRowMenu, useRowNames } from './RowMenu.tsx'
import { rowKey, useSelection } from './selection.tsx'

/** What every table of people shares: columns, order, selection, menus and keys. `rows` are those on screen. */
export function usePeopleTable(rows: readonly ListedPerson[]) {
  const { organisation, definition, search, change, layout } = useList()
  const nameOf = useRowNames(rows)
  const selection = useSelection(rows)
  const { actions, bulkActions } = useListActions()
  const { ask, dialog } = useAction<ListedPerson>()
  const isSelectable = bulkActions.length > 0
  const rowMenu = useRowMenu({ actions, ask, nameOf, onSelect: isSelectable ? selection.add : undefined })
  const tableRef = useRef<HTMLDivElement>(null)
  useListKeys(tableRef)
  const { sorting } = search
  const shown = useShownDriver()
  const isPhone = useMedia(media.phone)
  const table = {
    ref: tableRef,
    caption: `${definition.title} of ${organisation.name}`,
    columns: useColumns(rowMenu.column),
    rowKey,
    density: isPhone ? 'comfortable' : layout.density, // a card has no rows to make lower
    current: shown && rowKey(shown),
    sorting: useMemo(() => sortingOf(sorting), [sorting]),
    onSort: useCallback(
      (key: string) => change({ sorting: nextSorting(sorting, key as SortField) }), // the columns' keys are sort fields
      [change, sorting],
    ),
    selection: isSelectable
      ? {
          selected: selection.keys,
          onChange: selection.choose,
          labelOf: (row: ListedPerson) => `Select ${nameOf(row)}`,
        }
      : undefined,
  }
  const popups = (
    <>
      {rowMenu.popup}
      {dialog}
    </>
  )
  return { table, selection, bulkActions, popups }
}

/** The actions that the viewer may be granted here, and those of them that also work on several rows. */
function useListActions() {
  const { organisation, definition, change } = useList()
  const { isOffered, isBulk } = definition
  const granted = usePermissions()(organisation.id)
  const every = definition.useActions(change)
  return useMemo(() => {
    const actions = every.filter((action) => isShown(granted[action.grant]) && (isOffered?.(action) ?? true))
    return { actions, bulkActions: actions.filter(asksFirst).filter((action) => isBulk?.(action) ?? true) }
  }, [every, granted, isOffered, isBulk])
}

function asksFirst(action: RowAction<ListedPerson>): action is PersonAction<ListedPerson> {
  return 'perform' in action
}

/** The shown columns, for the table; the same array while nothing about them changes, as a new one re-renders every cell. */
function useColumns(menu: Column<ListedPerson> | undefined): Column<ListedPerson>[] {
  const viewer = useViewer()
  const { organisation, layout, search, isMasked } = useList()
  const hasOwnOrder = search.changed !== undefined
  const context = useMemo(() => ({ viewer, organisation }), [viewer, organisation])
  return useMemo(() => {
    // The order of masked values would leak them.
    const isSort = (key: string) => !hasOwnOrder && !(isMasked && personalSorts.some((each) => each === key))
    const columns = layout.shown.map(
      (column): Column<ListedPerson> => ({
        ...column,
        sorts: column.sorts?.filter(({ key }) => isSort(key)),
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
