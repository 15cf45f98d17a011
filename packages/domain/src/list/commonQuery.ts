import type { GrantName } from '../permission/grants.ts'
import type { CalledScope, ListQuestion } from './ListRequest.ts'
import { defaultPageSize } from './OrganisationSearch.ts'
import { defaultSorting, sortingParts, userSorts } from './sorting.ts'

/**
 * What every list asks for: the organisations (left out where all in view are meant), the names and e-mail, the page, and
 * the order, newest first unless one is chosen among the given fields (spec, section 5: Invitation list query).
 */
export function commonQuery(
  { search, pageSize }: ListQuestion,
  scope: CalledScope,
  fields: readonly string[] = userSorts,
) {
  const { firstName, lastName, email, sorting, page, size } = search
  const isSortable = sorting !== undefined && fields.includes(sortingParts(sorting).field)
  return {
    ...(scope.kind === 'some' && { organization_id: scope.ids }),
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(email !== undefined && { email }),
    order_by: isSortable ? sorting : defaultSorting,
    page,
    page_size: size ?? pageSize ?? defaultPageSize,
  }
}

/** What a list has to say about the organisations that it covers. */
export function noticeOf(scope: CalledScope): { notice?: string } {
  return scope.kind === 'some' && scope.notice !== undefined ? { notice: scope.notice } : {}
}

/** What has to be granted in every organisation that a list names. */
export function neededGrants(grant: GrantName, { alsoNeeds }: Pick<ListQuestion, 'alsoNeeds'>): readonly GrantName[] {
  return alsoNeeds ? [grant, alsoNeeds] : [grant]
}
