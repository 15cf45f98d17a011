import { groupingStatuses, standingOf, type VerificationStatus } from '../driver/statuses.ts'
import { filterStatuses, isStatusFilter } from '../driver/statusFilters.ts'
import { isInvitationStatus } from '../invitation/invitationStatuses.ts'
import { branchOf, hidesPersonalData } from '../organisation/OrganisationTree.ts'
import { isPersonalField } from '../people/masked.ts'
import type { Role } from '../people/role.ts'
import type { GrantName } from '../permission/grants.ts'
import { pastedText } from '../text/pastedText.ts'
import type { ListRequest } from './ListRequest.ts'
import { type SentFilters, sentFilters, withoutFilters } from './listFilters.ts'
import { type ListAccount, listScope } from './listScope.ts'
import { changeSearch, type OrganisationSearch, parseOrganisationSearch } from './OrganisationSearch.ts'
import { defaultPageSize } from './printSearch.ts'
import { otherSpellings, readingsOf, type SearchReading, spellings } from './searchReadings.ts'
import { defaultSorting, organisationUserSorts, sortingParts, sortKeys, userSorts } from './sorting.ts'

/** The start of the calendar day before `now`, in the user's time zone. */
function startOfYesterday(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1).toISOString()
}

/** A list as its address describes it; `pageSize` is the one remembered on this device. */
export type ListQuestion = {
  search: OrganisationSearch
  viewer: ListAccount
  /** A grant needed besides seeing the list, such as exporting it. */
  alsoNeeds?: GrantName
  organisationId: string
  pageSize?: number | undefined
  /** From when on a change counts for `changed`, in ISO 8601. */
  changedSince?: string
}

/** The scope of a list that makes a call. */
type CalledScope = Exclude<ReturnType<typeof listScope>, { kind: 'none' }>

/** The call that fills the list of drivers (contract 10.3 and 10.4). */
export function driversRequest(question: ListQuestion): ListRequest {
  const { search } = question
  const scope = listScope({ ...question, ...search, grants: neededGrants('viewDrivers', question) })
  if (scope.kind === 'none' || asksForHidden(question)) return { call: 'none' }
  if (search.drivers === 'invited') return invitationsRequest('driver', question, scope)
  const status = statuses(search.drivers, search.statusBadge)
  if (status.length === 0) return { call: 'none' }
  const query = {
    role: 'driver' as const,
    status,
    ...sentFilters(search, 'drivers'),
    ...commonQuery(question, scope, organisationUserSorts),
  }
  return changedOnly({ call: 'users', query, ...noticeOf(scope) }, question)
}

/** A filter that an address can have, and would tell what is hidden (contract 3.2.5). */
function asksForHidden(question: ListQuestion): boolean {
  const filters = Object.entries(question.search).filter(([, value]) => value !== undefined)
  return filters.some(([field]) => isPersonalField(field)) && isOrderHidden(question)
}

/** Everyone who isn't banned, in the order of the list: a list by documents has no filters by text or choice. */
export function unfilteredDrivers(question: ListQuestion): ListRequest {
  return driversRequest({ ...question, search: changeSearch(question.search, withoutFilters) })
}

/** The drivers of the same organisations who have one of these statuses, or any without one, whatever else narrows the list. */
export function driversWithStatus(
  { search, ...question }: ListQuestion,
  status: readonly VerificationStatus[],
): ListRequest {
  const { isOwnOnly } = search
  const request = driversRequest({ ...question, search: changeSearch(parseOrganisationSearch(''), { isOwnOnly }) })
  if (request.call !== 'users') return request
  const { status: _active, ...query } = request.query
  return { ...request, query: { ...query, ...(status.length > 0 && { status: [...status] }) } }
}

/** The statuses that are both in the list and included by the filter. */
function statuses(list: 'active' | 'banned', badge: OrganisationSearch['statusBadge']): VerificationStatus[] {
  const wanted = isStatusFilter(badge) ? filterStatuses(badge) : undefined
  return groupingStatuses[list].filter((status) => !wanted || wanted.includes(status))
}

/** Whether drivers with a status can be in a list; in those by verdict, documents decide about the cleared ones. */
export function isListed({ view, drivers, statusBadge }: OrganisationSearch, status: VerificationStatus): boolean {
  if (drivers === 'invited') return false
  if (view === 'can-drive') return standingOf(status) === 'cleared'
  if (view === 'cannot-drive') return standingOf(status) !== 'pending'
  if (view === 'not-cleared') return standingOf(status) === 'pending'
  return statuses(drivers, statusBadge).includes(status)
}

const consoleRoles: readonly Role[] = ['user', 'admin', 'super_admin']

export function usersRequest(question: ListQuestion): ListRequest {
  const { search } = question
  const scope = listScope({ ...question, ...search, grants: neededGrants('viewUsers', question) })
  if (scope.kind === 'none') return { call: 'none' }
  if (search.users === 'invited') return invitationsRequest('user', question, scope)
  const query = { ...sentFilters(search, 'users'), ...commonQuery(question, scope, organisationUserSorts) }
  const roles = search.role ? {} : { roles: consoleRoles }
  return changedOnly({ call: 'users', query, ...roles, ...noticeOf(scope) }, question)
}

/** Restricts a list to recent changes, newest first. */
function changedOnly(
  request: ListRequest & { call: 'users' },
  { search, changedSince = startOfYesterday(new Date()) }: ListQuestion,
): ListRequest {
  if (!search.changed) return request
  return { ...request, query: { ...request.query, order_by: '-updated_at' as const }, scan: { changedSince } }
}

/** The call that fills a list of invitations: of every status unless one is chosen (contract 4.1). */
function invitationsRequest(type: 'driver' | 'user', question: ListQuestion, scope: CalledScope): ListRequest {
  const { statusBadge, batch } = question.search
  const query = {
    type,
    ...sentFilters(question.search, type === 'user' ? 'invitedUsers' : 'invitedDrivers'),
    ...(isInvitationStatus(statusBadge) && { status: statusBadge }),
    ...commonQuery(question, scope),
  }
  return {
    call: 'invitations',
    query,
    ...(type === 'driver' && batch !== undefined && { scan: { batch } }),
    ...noticeOf(scope),
  }
}

/** A query of GET /api/v1/users that searches drivers. */
export type DriverSearch = Omit<SentFilters, 'role'>

/** Shorter texts would match nearly everyone. */
const shortest = 2

/**
 * At most two queries that search drivers by one text (contract 13.6): the likeliest of what a list's search field takes
 * it for, by four or more digits, and by last name rather than first where only one of them fits.
 */
export function driverSearches(text: string): DriverSearch[] {
  const wanted = pastedText(text)
  const digits = wanted.replace(/\D/g, '').length
  if (wanted.length < shortest || (digits < 4 && /^[\d\s]+$/.test(wanted))) return []
  const [spelt = [], ...others] = spellings(wanted).slice(-2).map(readingsOf)
  if (others.length > 0)
    return [spelt, ...others]
      .flatMap((readings) => readings.filter(({ lastName }) => lastName !== undefined).slice(0, 1))
      .map(driverSearch)
  const likely = spelt.length === 3 ? spelt.filter(({ firstName }) => firstName === undefined) : spelt
  return likely.slice(0, 2).map(driverSearch)
}

/** At most two more if these find nobody: the name as it is also spelt, such as "Schäfer" for "Schaefer". */
export function furtherDriverSearches(text: string): DriverSearch[] {
  return otherSpellings(pastedText(text)).flatMap(driverSearches).slice(0, 2)
}

export function driverSearch(reading: SearchReading): DriverSearch {
  return sentFilters(reading, 'drivers')
}

/**
 * The query that all lists share: organisations (omitted if it covers all in view), page, and order (newest first unless
 * one of the given fields is chosen).
 */
function commonQuery(question: ListQuestion, scope: CalledScope, fields: readonly string[] = userSorts) {
  const { search, pageSize } = question
  const { sorting = defaultSorting, page, size } = search
  const { field } = sortingParts(sorting)
  const isSortable = fields.includes(field) && !(sortKeys[field].isPersonal && isOrderHidden(question))
  return {
    ...(scope.kind === 'some' && { organization_id: scope.ids }),
    order_by: isSortable ? sorting : defaultSorting,
    page,
    page_size: size ?? pageSize ?? defaultPageSize,
  }
}

function noticeOf(scope: CalledScope): { notice?: string } {
  return scope.kind === 'some' && scope.notice !== undefined ? { notice: scope.notice } : {}
}

/** The grants needed in every organisation that a list names. */
function neededGrants(grant: GrantName, { alsoNeeds }: Pick<ListQuestion, 'alsoNeeds'>): readonly GrantName[] {
  return alsoNeeds ? [grant, alsoNeeds] : [grant]
}

/**
 * True if every organisation that a list covers hides its drivers' data: sorting and filtering would then leak it
 * (contract 3.2.5).
 */
export function isOrderHidden({ search, viewer, organisationId }: Omit<ListQuestion, 'pageSize'>): boolean {
  if (search.view === 'users') return false
  const { tree } = viewer
  const scope = listScope({ viewer, organisationId, ...search, grants: ['viewDrivers'] })
  if (scope.kind === 'none') return false
  const ids = scope.kind === 'some' ? scope.ids : branchOf(tree, tree.rootId).map(({ id }) => id)
  return ids.every((id) => hidesPersonalData(tree, id))
}
