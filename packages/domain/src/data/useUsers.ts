import type { SWRResponse } from 'swr'
import type { UsersQuery } from '../http/UsersQuery.ts'
import type { UserPage } from '../user/UserPage.ts'
import { reads } from './reads.ts'
import { useRead } from './useRead.ts'

/** A page of users of the console; the page before stays while the next loads (spec, section 7: GET /users). */
export function useUsers(query: UsersQuery | null): SWRResponse<UserPage, Error> {
  return useRead(query && reads.users(query))
}
