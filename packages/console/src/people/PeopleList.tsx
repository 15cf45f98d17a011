import { type ListPage, useListPage } from '@driver-trust/domain/data'
import {
  chosenFilters,
  defaultPageSize,
  nextSorting,
  type OrganisationSearch,
  personalSorts,
  type SortField,
  sortingParts,
  withoutFilters,
} from '@driver-trust/domain/list'
import { formatCount, pageCountOf } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { LinkProvider } from '@driver-trust/ui/link'
import { LinkButton } from '@driver-trust/ui/link-button'
import { Stack } from '@driver-trust/ui/stack'
import { type Column, Table } from '@driver-trust/ui/table'
import { useCallback, useMemo, useRef } from 'react'
import type { PersonAction } from '../actions/PersonAction.ts'
import { useAction } from '../actions/useAction.tsx'
import { Loaded } from '../load/Loaded.tsx'
import { isShown, usePermissions } from '../permission/usePermissions.ts'
import { Redirect } from '../routing/Redirect.tsx'
import { useViewer } from '../routing/useViewer.ts'
import { organisationRoute } from '../screens/organisation/route.ts'
import type { ListedPerson } from './cells.tsx'
import type { RowAction } from './ListDefinition.ts'
import { ListToolbar } from './ListToolbar.tsx'
import { useList } from './listContext.tsx'
import { useListKeys } from './listKeys.ts'
import { ListLink, useScrollRestoration } from './listReturn.tsx'
import { root } from './lists.css.ts'
import { NoDriversYet } from './NoDriversYet.tsx'
import { PageBar } from './PageBar.tsx'
import { useRowMenu, useRowNames } from './RowMenu.tsx'
import { BulkBar, rowKey, useSelection } from './selection.tsx'
import { useBanOrigins } from './useBanOrigins.ts'

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
  const { organisation, definition, search, change, hrefOf, request, read, pageSize, layout } = useList()
  const page = useListPage(read, request)
  const items = page?.data?.items ?? NO_PEOPLE.items
  const shown = items.slice(0, pageSize)
  const nameOf = useRowNames(shown)
  const selection = useSelection(shown)
  const { actions, bulkActions } = useListActions()
  const { ask, dialog } = useAction<ListedPerson>()
  const isSelectable = bulkActions.length > 0
  const rowMenu = useRowMenu({ actions, ask, nameOf, onSelect: isSelectable ? selection.add : undefined })
  const tableRef = useRef<HTMLDivElement>(null)
  useListKeys(tableRef)
  useScrollRestoration(page?.data !== undefined)
  const { sorting } = search
  const table = {
    ref: tableRef,
    caption: `${definition.title} of ${organisation.name}`,
    columns: useColumns(items, rowMenu.column),
    rowKey,
    density: layout.density,
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
  return (
    <LinkProvider component={ListLink}>
      <Loaded of={page ?? EMPTY_PAGE} pending={<Table {...table} rows={[]} loadingRows={pageSize} />}>
        {({ total, pageSize }) => {
          const last = pageCountOf({ pageSize, total })
          if (search.page > last && page && !page.isValidating) return <Redirect to={hrefOf({ page: last })} />
          const busy = page?.isLoading ?? false
          return (
            <Stack gap="4">
              <PartialNotice partial={page?.partial} />
              <Table {...table} rows={shown} busy={busy} empty={<NobodyListed />} />
              {(busy || total > 0) && <PageBar {...{ pageSize, total, busy }} shown={shown.length} />}
            </Stack>
          )
        }}
      </Loaded>
      <BulkBar selection={selection} actions={bulkActions} total={page?.data?.total ?? 0} shown={shown.length} />
      {rowMenu.popup}
      {dialog}
    </LinkProvider>
  )
}

const NO_PEOPLE = { items: [] as ListedPerson[], total: 0, pageSize: defaultPageSize }
const EMPTY_PAGE = { data: NO_PEOPLE, error: undefined, isValidating: false, mutate: async () => undefined }

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
function useColumns(items: readonly ListedPerson[], menu: Column<ListedPerson> | undefined): Column<ListedPerson>[] {
  const viewer = useViewer()
  const { organisation, layout, search, isMasked } = useList()
  const hasOwnOrder = search.changed !== undefined
  const people = items.some(({ status }) => status === 'banned_inherited') ? items : NO_PEOPLE.items // elsewhere a new page changes nothing
  const bannedBy = useBanOrigins(people)
  const context = useMemo(() => ({ viewer, organisation, bannedBy }), [viewer, organisation, bannedBy])
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

function PartialNotice({ partial }: Pick<ListPage<unknown>, 'partial'>) {
  if (!partial) return null
  const [read, total] = [formatCount(partial.read), formatCount(partial.total)]
  return (
    <InlineAlert tone="warning">
      {`Only ${read} of the ${total} rows of this list could be searched. Add a filter to find the rest.`}
    </InlineAlert>
  )
}

/** Why the list is empty: its filters, or that there are no such people yet. */
function NobodyListed() {
  const { definition, search, change } = useList()
  const { title, description, invite } = definition.empty
  if (chosenFilters(search, definition.filters).length > 0) {
    return (
      <EmptyState
        kind="no-results"
        title="No results"
        description="Nobody here matches the filters."
        action={<Button onClick={() => change(withoutFilters)}>Clear filters</Button>}
      />
    )
  }
  const first = <EmptyState title={title} description={description} action={invite && <InviteLink whom={invite} />} />
  return definition.name === 'drivers-active' ? <NoDriversYet>{first}</NoDriversYet> : first
}

/** The next step for an empty list, if the viewer is allowed to take it. */
function InviteLink({ whom }: { whom: 'drivers' | 'user' }) {
  const { organisation } = useList()
  const { inviteDrivers, inviteUsers } = usePermissions()(organisation.id)
  if (whom === 'drivers')
    return (
      inviteDrivers.allowed && (
        <LinkButton href={organisationRoute.href({ orgId: organisation.id }, { invite: 'drivers' })}>
          Invite driver
        </LinkButton>
      )
    )
  return (
    inviteUsers.allowed && (
      <LinkButton href={organisationRoute.href({ orgId: organisation.id }, { view: 'users', invite: 'user' })}>
        Invite user
      </LinkButton>
    )
  )
}
