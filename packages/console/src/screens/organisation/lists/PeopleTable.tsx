import {
  chosenFilters,
  defaultPageSize,
  type ListRequest,
  nextSorting,
  type OrganisationSearch,
  personalSorts,
  type SortField,
  sortingParts,
} from '@driver-trust/domain/list'
import { displayName, type Named } from '@driver-trust/domain/people'
import { formatCount, pageCountOf } from '@driver-trust/domain/text'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { LinkProvider } from '@driver-trust/ui/link'
import { createMenuHandle } from '@driver-trust/ui/menu'
import { Stack } from '@driver-trust/ui/stack'
import { type Column, Table } from '@driver-trust/ui/table'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ActionMenu, ActionTrigger } from '../../../actions/ActionMenu.tsx'
import type { InstantAction, PersonAction, PersonRow } from '../../../actions/PersonAction.ts'
import { useAction } from '../../../actions/useAction.tsx'
import { useMemory } from '../../../host.ts'
import { Loaded, type Loading } from '../../../load/Loaded.tsx'
import { useCurrentAddress } from '../../../routing/navigation.ts'
import { Redirect } from '../../../routing/Redirect.tsx'
import { BulkBar } from './BulkBar.tsx'
import { ColumnsButton } from './ColumnsButton.tsx'
import { ContactItems } from './ContactItems.tsx'
import { uniqueNames } from './cells.tsx'
import { ListLink } from './ListToolbar.tsx'
import { NoResults } from './NoResults.tsx'
import { PageBar } from './PageBar.tsx'
import { SelectAll } from './SelectAll.tsx'
import { type ListAddress, type Selection, useSelection } from './useListAddress.ts'
import { useListKeys } from './useListKeys.ts'
import { type ListColumn, useListLayout } from './useListLayout.ts'

/** A page of a list while it loads. */
type ListPage<Row> = Loading<{ items: Row[]; total: number; pageSize: number }> & {
  isLoading: boolean
  partial?: { read: number; total: number } | undefined
}

export interface PeopleTableProps<Row> {
  caption: string
  address: ListAddress
  /** The place in the toolbar for what depends on the columns. */
  toolbarEnd: Element | null
  /** All of them, of which the user chooses. Must be stable, like `actions`: a new array re-renders every cell. */
  columns: readonly ListColumn<Row>[]
  /** Undefined if the filters exclude each other: an empty list without a call. */
  page: ListPage<Row> | undefined
  /** What `page` is loaded by. */
  request: ListRequest
  rowsPerPage: [size: number, choose: (size: number) => void]
  isOrderHidden?: boolean
  actions: readonly (PersonAction<Row> | InstantAction<Row>)[]
  /** The actions that also work on several rows. */
  bulkActions?: readonly PersonAction<Row>[]
  /** Shown if there are no people yet. */
  empty: ReactNode
}

const NO_PEOPLE = { items: [] as never[], total: 0, pageSize: defaultPageSize }
const rowKey = ({ id, organizationId = '' }: PersonRow) => `${id} ${organizationId}`

/** A list of people, with actions on one row and on several. */
export function PeopleTable<Row extends PersonRow & Named>(props: PeopleTableProps<Row>) {
  const { caption, address, columns, page, rowsPerPage, isOrderHidden = false, actions, bulkActions = [] } = props
  const { empty, toolbarEnd } = props
  const layout = useListLayout(address.search)
  const [chosenSize] = rowsPerPage
  const { ask, dialog } = useAction<Row>()
  const shown = page ? (page.data?.items ?? NO_PEOPLE.items).slice(0, chosenSize) : NO_PEOPLE.items
  const nameOf = useShownNames(shown)
  const selection = useSelection<Row>(address, { shown, rowKey })
  const rowMenu = useRowMenu({ actions, ask, nameOf, selection, isSelectable: bulkActions.length > 0 })
  const tableRef = useRef<HTMLDivElement>(null)
  useListKeys(tableRef)
  useScrollRestoration(page?.data !== undefined)
  const { search } = address
  const onSort = useCallback(
    (key: string) => address.change({ sorting: nextSorting(search.sorting, key as SortField) }), // the columns' keys are sort fields
    [address.change, search.sorting],
  )
  const table = {
    ref: tableRef,
    caption,
    columns: useMemo(
      () =>
        [
          ...sortable(columns.filter(layout.isShown), { isOrderHidden, isFixed: search.changed !== undefined }),
          ...(rowMenu.column ? [rowMenu.column] : []),
        ].map(withFramePadding),
      [columns, layout, isOrderHidden, search.changed, rowMenu.column],
    ),
    rowKey,
    density: layout.density,
    sorting: useMemo(() => sortingOf(search.sorting), [search.sorting]),
    onSort,
    selection:
      bulkActions.length > 0
        ? { selected: selection.keys, onChange: selection.choose, labelOf: (row: Row) => `Select ${nameOf(row)}` }
        : undefined,
  }
  const isFiltered = chosenFilters(address.search).length > 0
  return (
    <LinkProvider component={ListLink}>
      <Loaded of={page ?? EMPTY_PAGE} pending={<Table {...table} rows={[]} loadingRows={chosenSize} />}>
        {({ total, pageSize }) => {
          const last = pageCountOf({ pageSize, total })
          if (address.search.page > last && page && !page.isValidating)
            return <Redirect to={address.hrefOf({ page: last })} />
          const busy = page?.isLoading ?? false
          return (
            <Stack gap="4">
              <PartialNotice partial={page?.partial} />
              <Table {...table} rows={shown} busy={busy} empty={isFiltered ? <NoResults address={address} /> : empty} />
              {(busy || total > 0) && (
                <PageBar {...{ address, rowsPerPage, pageSize, total, busy }} shown={shown.length} />
              )}
            </Stack>
          )
        }}
      </Loaded>
      {toolbarEnd && createPortal(<ColumnsButton columns={columns} layout={layout} />, toolbarEnd)}
      <BulkBar
        selection={selection}
        actions={bulkActions}
        selectAll={
          <SelectAll
            request={props.request}
            total={page?.data?.total ?? 0}
            shown={shown.length}
            selection={selection}
          />
        }
      />
      {rowMenu.popup}
      {dialog}
    </LinkProvider>
  )
}

function PartialNotice({ partial }: Pick<ListPage<unknown>, 'partial'>) {
  if (!partial) return null
  const [read, total] = [formatCount(partial.read), formatCount(partial.total)]
  return (
    <InlineAlert tone="warning">
      {`Only ${read} of the ${total} rows of this list could be searched. Add a filter to find the rest.`}
    </InlineAlert>
  )
}

const EMPTY_PAGE = { data: NO_PEOPLE, error: undefined, isValidating: false, mutate: async () => undefined }

/** The last column also contains the frame's padding; a column of menus includes it already. */
function withFramePadding<Row>(column: Column<Row>, place: number, { length }: readonly Column<Row>[]): Column<Row> {
  const isWider = place === length - 1 && column.width !== undefined && column.pin !== 'end'
  return isWider ? { ...column, width: (column.width ?? 0) + 8 } : column
}

/** Drops sorting that would leak the order of masked values, or all of it if a filter needs its own order. */
function sortable<Row>(
  columns: readonly Column<Row>[],
  { isOrderHidden, isFixed }: { isOrderHidden: boolean; isFixed: boolean },
): readonly Column<Row>[] {
  if (!isOrderHidden && !isFixed) return columns
  const isKept = (key: string) => !isFixed && !personalSorts.some((each) => each === key)
  return columns.map((column) => ({ ...column, sorts: column.sorts?.filter(({ key }) => isKept(key)) }))
}

/** A name for each row that is unique on the page; the function is stable while no name changes. */
function useShownNames<Row extends PersonRow & Named>(rows: readonly Row[]): (row: Row) => string {
  const names = uniqueNames(rows)
  const longerNames = JSON.stringify(
    rows.flatMap((row, at) => (names[at] === displayName(row) ? [] : [[rowKey(row), names[at]]])),
  )
  return useMemo(() => {
    const longer = new Map<string, string>(JSON.parse(longerNames))
    return (row) => longer.get(rowKey(row)) ?? displayName(row)
  }, [longerNames])
}

interface RowMenuOptions<Row> {
  actions: PeopleTableProps<Row>['actions']
  ask: (action: PersonAction<Row>, row: Row) => void
  nameOf: (row: Row) => string
  selection: Selection<Row>
  isSelectable: boolean
}

/** A column of three dots, and the one menu that they all open. */
function useRowMenu<Row extends PersonRow & Named>(options: RowMenuOptions<Row>) {
  const { actions, ask, nameOf, selection, isSelectable } = options
  const [menu] = useState(() => createMenuHandle<Row>())
  const column = useMemo(
    (): Column<Row> | undefined =>
      actions.length === 0
        ? undefined
        : {
            id: 'actions',
            header: 'Actions',
            hideHeader: true,
            align: 'end',
            pin: 'end',
            width: 54,
            cell: (row) => <ActionTrigger menu={menu} name={nameOf(row)} row={row} actions={actions} />,
          },
    [menu, actions, nameOf],
  )
  const select = (row: Row) => selection.choose(new Set([...selection.keys, rowKey(row)]))
  const popup = (
    <ActionMenu
      menu={menu}
      actions={actions}
      onAsk={ask}
      more={(row) => <ContactItems person={row} onSelect={isSelectable ? () => select(row) : undefined} />}
    />
  )
  return { column, popup }
}

function sortingOf(sorting: OrganisationSearch['sorting']) {
  if (sorting === undefined) return undefined
  const { field, direction } = sortingParts(sorting)
  return { key: field, direction }
}

/** Restores a list's scroll position when the user returns from a person. */
function useScrollRestoration(isReady: boolean): void {
  const { page } = useMemory()
  const place = `scroll:${useCurrentAddress()}`
  useLayoutEffect(() => {
    if (!isReady) return
    const held = page.get(place)
    if (typeof held !== 'number' || window.history.state?.isReturn !== true) return
    // A frame later, because arriving by a link first scrolls to the top.
    const frame = requestAnimationFrame(() => window.scrollTo(0, held))
    return () => cancelAnimationFrame(frame)
  }, [isReady, page, place])
  const scrolled = useRef(0)
  useLayoutEffect(() => {
    const note = () => {
      scrolled.current = window.scrollY // read only here: after a DOM change it would force a layout
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
  useLayoutEffect(() => () => void page.set(place, scrolled.current), [page, place])
}
