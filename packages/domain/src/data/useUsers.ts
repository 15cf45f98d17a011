import type { SWRResponse } from 'swr'
import type { UsersQuery } from '../http/UsersQuery.ts'
import type { UserPage } from '../user/UserPage.ts'
import { keys } from './keys.ts'
import { FRESHNESS } from './timing.ts'
import { useRead } from './useRead.ts'

/** A page of users or drivers (spec, section 7: GET /users); the page before stays while the next loads. */
export function useUsers(query: UsersQuery | null): SWRResponse<UserPage, Error> {
  return useRead({
    key: query && keys.users(query),
    freshness: FRESHNESS.list,
    load: (client, signal) => client.listUsers(query ?? {}, { signal }),
    keepPrevious: true,
  })
}
