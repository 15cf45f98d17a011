import type { SWRResponse } from 'swr'
import type { UserLookup } from '../user/UserLookup.ts'
import { reads } from './reads.ts'
import { useRead } from './useRead.ts'

/** People by id, for the names of who did what, in one batch (spec, section 3: User lookup response). */
export function useNames(ids: readonly string[]): SWRResponse<UserLookup, Error> {
  return useRead(ids.length > 0 ? reads.names(ids) : null)
}
