import {
  changeSearch,
  defaultPageSize,
  driversRequest,
  nextSorting,
  type OrganisationNode,
  type OrganisationSearch,
  parseOrganisationSearch,
  type SearchChange,
  type SortField,
  sortingParts,
  type UserPage,
} from '@driver-trust/domain'
import { useDrivers } from '@driver-trust/domain/data'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { Inline } from '@driver-trust/ui/inline'
import { Pagination } from '@driver-trust/ui/pagination'
import { Stack } from '@driver-trust/ui/stack'
import { Table } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import { useLocation, useSearch } from 'wouter'
import { links } from '../../links.ts'
import { Loaded } from '../../load/Loaded.tsx'
import { Redirect } from '../../routing/Redirect.tsx'
import { useViewer } from '../../routing/useViewer.ts'
import { driverColumns } from './driverColumns.tsx'

/** The drivers of an organisation and everything below it, a page at a time, in the order of the address. */
export function DriverList({ organisation }: { organisation: OrganisationNode }) {
  const { tree } = useViewer()
  const search = shownSearch(useSearch())
  const [, navigate] = useLocation()
  const request = driversRequest({ search, tree, organisationId: organisation.id })
  const page = useDrivers(request.call === 'users' ? request.query : null)
  const hrefOf = (change: SearchChange) => links.organisation(organisation.id, changeSearch(search, change))
  const table = {
    caption: `Drivers of ${organisation.name}`,
    columns: driverColumns({ hasSeveralOrganisations: organisation.hasChildren }),
    rowKey: ({ id }: { id: string }) => id,
    sorting: sortingOf(search),
    onSort: (key: string) => navigate(hrefOf({ sorting: nextSorting(search.sorting, key as SortField) })), // the columns' keys are sort fields
  }
  return (
    <Loaded of={page} pending={<Table {...table} rows={[]} loadingRows={defaultPageSize} />}>
      {(loaded) => {
        const pageCount = Math.max(1, Math.ceil(loaded.total / defaultPageSize))
        if (!page.isValidating && search.page > pageCount) return <Redirect to={hrefOf({ page: pageCount })} />
        return (
          <Stack gap="4">
            <Table {...table} rows={loaded.items} busy={page.isLoading} empty={<NoDrivers />} />
            <Inline gap="4" justify="between" align="center">
              <Text as="p" size="13" tone="muted" tabular>
                {rangeText(search.page, loaded)}
              </Text>
              {pageCount > 1 && (
                <Pagination page={search.page} pageCount={pageCount} hrefOf={(each) => hrefOf({ page: each })} />
              )}
            </Inline>
          </Stack>
        )
      }}
    </Loaded>
  )
}

function NoDrivers() {
  const description = 'Drivers of this organisation and of those below it will be listed here.'
  return <EmptyState title="No drivers yet" description={description} />
}

/** What this screen shows of the address so far: the active drivers, their page and their order. */
function shownSearch(search: string): OrganisationSearch {
  const { page, sorting } = parseOrganisationSearch(search)
  return changeSearch(parseOrganisationSearch(''), { page, sorting })
}

function sortingOf({ sorting }: OrganisationSearch) {
  if (sorting === undefined) return undefined
  const { field, direction } = sortingParts(sorting)
  return { key: field, direction }
}

/** "21–40 of 412" */
function rangeText(page: number, { items, total }: UserPage): string {
  if (items.length === 0) return `0 of ${total}`
  const start = (page - 1) * defaultPageSize
  return `${start + 1}–${start + items.length} of ${total}`
}
