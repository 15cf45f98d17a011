import type { InvitationsQuery } from '../invitation/InvitationsQuery.ts'
import type { GrantName } from '../permission/grants.ts'
import type { Role } from '../user/role.ts'
import type { ListScope, ListViewer } from './listScope.ts'
import type { OrganisationSearch } from './OrganisationSearch.ts'
import type { Sorting } from './sorting.ts'

/** What a list asks GET /users for (spec, section 7). */
export type UsersListQuery = {
  role: Role[]
  status?: string[]
  organization_id?: string[]
  first_name?: string
  last_name?: string
  email?: string
  dt_id?: string
  order_by: Sorting
  page: number
  page_size: number
}

/** The call that fills a list, or none where its filters exclude each other; `notice` says where it covers less than was asked for (spec, section 7). */
export type ListRequest =
  | { call: 'users'; query: UsersListQuery; notice?: string }
  | { call: 'invitations'; query: InvitationsQuery; notice?: string }
  | { call: 'none' }

/** A list as its address describes it; `pageSize` is what this device remembers (spec, section 2: search parameters). */
export type ListQuestion = {
  search: OrganisationSearch
  viewer: ListViewer
  /** What else has to be granted beside seeing the list, such as exporting it. */
  alsoNeeds?: GrantName
  organisationId: string
  pageSize?: number | undefined
}

/** The scope of a list that a call is made for (spec, section 7: organization_id). */
export type CalledScope = Exclude<ListScope, { kind: 'none' }>
