import { type ListPage, useListPage } from '@driver-trust/domain/data'
import {
  defaultPageSize,
  nextSorting,
  type OrganisationSearch,
  type SortField,
  sortingParts,
  sortKeys,
} from '@driver-trust/domain/list'
import { formatCount, pageCountOf } from '@driver-trust/domain/text'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { LinkProvider } from '@driver-trust/ui/link'
import { Stack } from '@driver-trust/ui/stack'
import { type Column, Table } from '@driver-trust/ui/table'
import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { useCallback, useMemo, useRef } from 'react'
import type { PersonAction, RowAction } from '../actions/PersonAction.ts'
import { useAction } from '../actions/useAction.tsx'
import { Loaded } from '../load/Loaded.tsx'
import { isShown, usePermissions } from '../permission/usePermissions.ts'
import { Redirect } from '../routing/Redirect.tsx'
import { useViewer } from '../routing/useViewer.ts'
import { useRowVerdicts } from '../verdicts/useRowVerdicts.ts'
import { RowLink, useShownDriver } from './beside.tsx'
import { type ListedPerson, VerdictContext } from './cells.tsx'
import { NobodyListed } from './emptyLists.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { useList } from './listContext.tsx'
import { useListKeys } from './listKeys.ts'
import { useScrollRestoration } from './listReturn.tsx'
import { root } from './lists.css.ts'
import { PageBar } from './PageBar.tsx'
import { useRowMenu, useRowNames } from './RowMenu.tsx'
import { BulkBar, rowKey, useSelection } from './selection.tsx'

/** The list that the address asks for, with what narrows it. */
export function PeopleList() {
  const { definition, request } = useList()
  return (
    <div className={root}>
      <ListToolbar />
      {request.call !== 'none' && request.notice && <InlineAlert tone="neutral">{request.notice}</InlineAlert>}
      <PeopleTable key={definition.title} />
    </div>
  )
}

/** The rows, with actions on one and on several of them. */
function PeopleTable() {
  const { definition, search, hrefOf, request, read, pageSize } = useList()
  const page = useListPage(read, request)
  const items = page?.data?.items ?? NO_PEOPLE.items
  const shown = items.slice(0, pageSize)
  const verdictOf = useRowVerdicts(definition.isJudged ? shown : NO_PEOPLE.items)
  const { table, selection, bulkActions, popups } = usePeopleTable(shown)
  useScrollRestoration(page?.data !== undefined)
  return (
    <LinkProvider component={RowLink}>
      <Loaded of={page ?? EMPTY_PAGE} pending={<Table {...table} rows={[]} loadingRows={pageSize} />}>
        {({ total, pageSize }) => {
          const last = pageCountOf({ pageSize, total })
          if (search.page > last && page && !page.isValidating) return <Redirect to={hrefOf({ page: last })} />
          const busy = page?.isLoading ?? false
          return (
            <Stack gap="4">
              <PartialNotice partial={page?.partial} />
              <VerdictContext value={verdictOf}>
                <Table {...table} rows={shown} busy={busy} empty={<NobodyListed />} />
              </VerdictContext>
              {(busy || total > 0) && <PageBar {...{ pageSize, total, busy }} shown={shown.length} />}
            </Stack>
          )
        }}
      </Loaded>
      <BulkBar selection={selection} actions={bulkActions} total={page?.data?.total ?? 0} shown={shown.length} />
      {popups}
    </LinkProvider>
  )
}

const NO_PEOPLE = { items: [] as ListedPerson[], total: 0, pageSize: defaultPageSize }
const EMPTY_PAGE = { data: NO_PEOPLE, error: undefined, isValidating: false, mutate: async () => undefined }

function PartialNotice({ partial }: Pick<ListPage<unknown>, 'partial'>) {
  const { view } = useList().search
  if (!partial) return null
  const [read, total] = [formatCount(partial.read), formatCount(partial.total)]
  const people = view === 'users' ? 'users' : 'drivers'
  return (
    <InlineAlert tone="warning">
      {`We searched ${read} of ${total} ${people}. Add a filter to search the rest.`}
    </InlineAlert>
  )
}

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
    const isSort = (key: SortField) => !hasOwnOrder && !(isMasked && sortKeys[key].isPersonal)
    const columns = layout.shown.map(
      (column): Column<ListedPerson> => ({
        ...column,
        sorts: column.sorts
          ?.filter(({ key }) => isSort(key))
          .map((sort) => ({ ...sort, label: sortKeys[sort.key].label })),
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
