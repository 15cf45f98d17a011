import { branchOf, groupingStatuses, type OrganisationTree, type UsersQuery } from '@driver-trust/domain'
import type { ListSearch } from './listSearch.ts'

export const PAGE_SIZE = 20
const MOST_ORGANISATIONS = 100

interface Listed {
  tree: OrganisationTree
  orgId: string
  search: ListSearch
}

/** What the list of an organisation's active drivers asks for: its branch, every status but the banned ones. */
export function driversQuery({ tree, orgId, search }: Listed): UsersQuery {
  return {
    role: 'driver',
    status: [...groupingStatuses.active],
    ...organisationsAsked(tree, orgId),
    order_by: search.sorting ?? '-created_at',
    page: search.page,
    page_size: PAGE_SIZE,
  }
}

/** A branch too large for an address: the own root needs no filter, elsewhere the organisation stands alone. */
function organisationsAsked(tree: OrganisationTree, orgId: string): Pick<UsersQuery, 'organization_id'> {
  const ids = branchOf(tree, orgId).map(({ id }) => id)
  if (ids.length <= MOST_ORGANISATIONS) return { organization_id: ids }
  return orgId === tree.rootId ? {} : { organization_id: [orgId] }
}
