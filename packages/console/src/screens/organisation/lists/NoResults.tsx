import { withoutFilters } from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { EmptyState } from '@driver-trust/ui/empty-state'
import type { ListAddress } from './useListAddress.ts'

/** In place of rows that the filters leave out. */
export function NoResults({ address }: { address: ListAddress }) {
  return (
    <EmptyState
      kind="no-results"
      title="No results"
      description="Nobody here matches the filters."
      action={<Button onClick={() => address.change(withoutFilters)}>Clear filters</Button>}
    />
  )
}
