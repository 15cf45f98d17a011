import type { Role } from '../user/role.ts'
import { commonQuery, neededGrants, noticeOf } from './commonQuery.ts'
import { invitationsRequest } from './invitationsRequest.ts'
import type { ListQuestion, ListRequest } from './ListRequest.ts'
import { listScope } from './listScope.ts'
import { organisationUserSorts } from './sorting.ts'

/** Those who use the console. */
const consoleRoles: readonly Role[] = ['user', 'admin', 'super_admin']

/** The call that fills the list of users: those of the console or those invited, narrowed by role, names and organisation (spec, section 2). */
export function usersRequest(question: ListQuestion): ListRequest {
  const { search } = question
  const scope = listScope({ ...question, ...search, grants: neededGrants('viewUsers', question) })
  if (scope.kind === 'none') return { call: 'none' }
  if (search.users === 'invited') return invitationsRequest('user', question, scope)
  const query = {
    role: search.role ? [search.role] : [...consoleRoles],
    ...commonQuery(question, scope, organisationUserSorts),
  }
  return { call: 'users', query, ...noticeOf(scope) }
}
