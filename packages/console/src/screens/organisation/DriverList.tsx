import type { OrganisationNode, UserPage } from '@driver-trust/domain'
import { useUsers } from '@driver-trust/domain/data'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { Inline } from '@driver-trust/ui/inline'
import { Pagination } from '@driver-trust/ui/pagination'
import { Stack } from '@driver-trust/ui/stack'
import { Table } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import { useLocation, useSearchParams } from 'wouter'
import { links } from '../../links.ts'
import { Loaded } from '../../load/Loaded.tsx'
import { Redirect } from '../../routing/Redirect.tsx'
import { useViewer } from '../../routing/useViewer.ts'
import { driverColumns } from './driverColumns.tsx'
import { driversQuery, PAGE_SIZE } from './driversQuery.ts'
import { type ListSearch, listSearchQuery, nextSorting, parseListSearch, tableSorting } from './listSearch.ts'

/** The drivers of an organisation and everything below it, a page at a time, in the order of the address. */
export function DriverList({ organisation }: { organisation: OrganisationNode }) {
  const { tree } = useViewer()
  const [params] = useSearchParams()
  const [, navigate] = useLocation()
  const search = parseListSearch(params)
  const page = useUsers(driversQuery({ tree, orgId: organisation.id, search }))
  const hrefOf = (change: Partial<ListSearch>) => links.organisation(organisation.id, listSearchQuery({ ...search, ...change }))
  const table = {
    caption: `Drivers of ${organisation.name}`,
    columns: driverColumns({ hasSeveralOrganisations: organisation.hasChildren }),
    rowKey: ({ id }: { id: string }) => id,
    ...(search.sorting && { sorting: tableSorting(search.sorting) }),
    onSort: (key: string) => navigate(hrefOf({ sorting: nextSorting(search.sorting, key), page: 1 })),
  }
  return (
    <Loaded of={page} pending={<Table {...table} rows={[]} loadingRows={PAGE_SIZE} />}>
      {(loaded) => {
        const pageCount = Math.max(1, Math.ceil(loaded.total / PAGE_SIZE))
        if (!page.isValidating && search.page > pageCount) return <Redirect to={hrefOf({ page: pageCount })} />
        return (
          <Stack gap="4">
            <Table {...table} rows={loaded.items} busy={page.isLoading} empty={<NoDrivers />} />
            <Inline gap="4" justify="between" align="center">
              <Text as="p" size="13" tone="muted" tabular>
                {rangeText(search.page, loaded)}
              </Text>
              {pageCount > 1 && <Pagination page={search.page} pageCount={pageCount} hrefOf={(each) => hrefOf({ page: each })} />}
            </Inline>
          </Stack>
        )
      }}
    </Loaded>
  )
}

function NoDrivers() {
  return <EmptyState title="No drivers yet" description="Drivers of this organisation and of those below it will be listed here." />
}

/** "21–40 of 412" */
function rangeText(page: number, { items, total }: UserPage): string {
  if (items.length === 0) return `0 of ${total}`
  const start = (page - 1) * PAGE_SIZE
  return `${start + 1}–${start + items.length} of ${total}`
}
