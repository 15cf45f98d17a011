import { groupingStatuses } from '../driver/driverGrouping.ts'
import { driverIdFilter } from '../driver/driverIdFilter.ts'
import type { VerificationStatus } from '../driver/verificationStatus.ts'
import { commonQuery, neededGrants, noticeOf } from './commonQuery.ts'
import { invitationsRequest } from './invitationsRequest.ts'
import type { ListQuestion, ListRequest } from './ListRequest.ts'
import { listScope } from './listScope.ts'
import type { OrganisationSearch } from './OrganisationSearch.ts'
import { organisationUserSorts } from './sorting.ts'
import { filterStatuses, isStatusFilter } from './statusFilter.ts'

/** The call that fills the list of drivers: active, invited or banned ones, narrowed by label group, names, driver ID and organisation (spec, section 2). */
export function driversRequest(question: ListQuestion): ListRequest {
  const { search } = question
  const scope = listScope({ ...question, ...search, grants: neededGrants('viewDrivers', question) })
  if (scope.kind === 'none') return { call: 'none' }
  if (search.drivers === 'invited') return invitationsRequest('driver', question, scope)
  const status = statuses(search.drivers, search.statusBadge)
  if (status.length === 0) return { call: 'none' }
  const dtId = search.dtId === undefined ? undefined : driverIdFilter(search.dtId)
  const query = {
    role: ['driver' as const],
    status,
    ...(dtId !== undefined && { dt_id: dtId }),
    ...commonQuery(question, scope, organisationUserSorts),
  }
  return { call: 'users', query, ...noticeOf(scope) }
}

/** The statuses that are in the list and let through by the filter. */
function statuses(list: 'active' | 'banned', badge: OrganisationSearch['statusBadge']): VerificationStatus[] {
  const wanted = isStatusFilter(badge) ? filterStatuses(badge) : undefined
  return groupingStatuses[list].filter((status) => !wanted || wanted.includes(status))
}
