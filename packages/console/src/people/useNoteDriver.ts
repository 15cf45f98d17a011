import { partialDetails, reads, usePreloads } from '@driver-trust/domain/data'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import type { ListedPerson } from '../person/PersonRow.ts'

/**
 * Notes what a list knows of a driver who is about to be opened, so that it shows at once while the rest is read. Where the list says something
 * else than an earlier visit, either may be old: then neither is shown.
 */
export function useNoteDriver(): (row: ListedPerson) => void {
  const { seed } = usePreloads()
  return (row) => {
    const { id, organizationId } = row
    if (!isDriver(row) || organizationId === undefined) return
    seed(reads.driver({ organisationId: organizationId, userId: id }), (cached) => {
      if (!cached || cached.isPartial) return partialDetails(row)
      return cached.listed?.status === row.status ? cached : undefined
    })
  }
}

/** Invitations are rows of another kind, and say nothing of a status. */
function isDriver(row: ListedPerson): row is UserWithOrganisation {
  return row.role === 'driver' && row.organizationName !== undefined
}
