import { driverIdFilter } from '../driver/driverId.ts'
import { groupingStatuses, standingOf, type VerificationStatus } from '../driver/statuses.ts'
import { filterStatuses, isStatusFilter } from '../driver/statusFilters.ts'
import type { UsersQuery } from '../http/client/userCalls.ts'
import type { InvitationsQuery } from '../invitation/InvitationItem.ts'
import { isInvitationStatus } from '../invitation/invitationStatuses.ts'
import { branchOf, hidesPersonalData } from '../organisation/OrganisationTree.ts'
import type { Role } from '../people/role.ts'
import type { GrantName } from '../permission/grants.ts'
import { phoneFilter } from '../phone/groupedPhone.ts'
import { type ListScope, type ListViewer, listScope } from './listScope.ts'
import {
  changeSearch,
  defaultPageSize,
  type OrganisationSearch,
  parseOrganisationSearch,
} from './OrganisationSearch.ts'
import { isMailPart, otherSpellings, spellings, tidy } from './searchReadings.ts'
import { defaultSorting, organisationUserSorts, type Sorting, sortingParts, userSorts } from './sorting.ts'

/** The query of GET /api/v1/users for a list. */
export type UsersListQuery = UsersQuery & { order_by: Sorting; page: number; page_size: number }

/**
 * The call that fills a list, or none if its filters exclude each other; `notice` says if it covers less than
 * requested. A call takes one role, so for several `roles` each has a call of its own.
 */
export type ListRequest =
  | { call: 'users'; query: UsersListQuery; roles?: readonly Role[]; scan?: ListScan; notice?: string }
  | { call: 'invitations'; query: InvitationsQuery; scan?: ListScan; notice?: string }
  | { call: 'none'; scan?: undefined }

/** True if all rows of a list are read, to filter or sort them here. */
export function isReadWhole(request: ListRequest): boolean {
  return request.scan !== undefined || (request.call === 'users' && request.roles !== undefined)
}

/**
 * A filter that the server doesn't have: its rows are loaded in the query's order and picked here. Rows changed since a
 * time come first in that order, so the scan ends at the first older one.
 */
export type ListScan = { batch: string } | { changedSince: string }

/** True for the rows that a scan keeps. */
export function isScanned(scan: ListScan, row: { batchId?: string; updatedAt?: string | undefined }): boolean {
  if ('batch' in scan) return row.batchId === scan.batch
  return row.updatedAt !== undefined && Date.parse(row.updatedAt) >= Date.parse(scan.changedSince)
}

/** The start of the calendar day before `now`, in the user's time zone. */
function startOfYesterday(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1).toISOString()
}

/** A list as its address describes it; `pageSize` is the one remembered on this device. */
export type ListQuestion = {
  search: OrganisationSearch
  viewer: ListViewer
  /** A grant needed besides seeing the list, such as exporting it. */
  alsoNeeds?: GrantName
  organisationId: string
  pageSize?: number | undefined
  /** From when on a change counts for `changed`, in ISO 8601. */
  changedSince?: string
}

/** The scope of a list that makes a call. */
type CalledScope = Exclude<ListScope, { kind: 'none' }>

/** The call that fills the list of drivers (contract 10.3 and 10.4). */
export function driversRequest(question: ListQuestion): ListRequest {
  const { search } = question
  const scope = listScope({ ...question, ...search, grants: neededGrants('viewDrivers', question) })
  if (scope.kind === 'none') return { call: 'none' }
  if (search.drivers === 'invited') return invitationsRequest('driver', question, scope)
  const status = statuses(search.drivers, search.statusBadge)
  if (status.length === 0) return { call: 'none' }
  const dtId = search.dtId === undefined ? undefined : driverIdFilter(search.dtId)
  const query = {
    role: 'driver' as const,
    status,
    ...(dtId !== undefined && { dt_id: dtId }),
    ...commonQuery(question, scope, organisationUserSorts),
  }
  return changedOnly({ call: 'users', query, ...noticeOf(scope) }, question)
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
  return statuses(drivers, statusBadge).includes(status)
}

/** The roles of people who use the console. */
const consoleRoles: readonly Role[] = ['user', 'admin', 'super_admin']

/** The call that fills the list of users. */
export function usersRequest(question: ListQuestion): ListRequest {
  const { search } = question
  const scope = listScope({ ...question, ...search, grants: neededGrants('viewUsers', question) })
  if (scope.kind === 'none') return { call: 'none' }
  if (search.users === 'invited') return invitationsRequest('user', question, scope)
  const common = commonQuery(question, scope, organisationUserSorts)
  const who = search.role ? { query: { role: search.role, ...common } } : { query: common, roles: consoleRoles }
  return changedOnly({ call: 'users', ...who, ...noticeOf(scope) }, question)
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
  const { statusBadge, role, batch } = question.search
  const query = {
    type,
    ...(type === 'user' && role !== undefined && { role }),
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
export type DriverSearch = Partial<Record<'email' | 'dt_id' | 'phone_number' | 'first_name' | 'last_name', string>>

/** Shorter texts would match nearly everyone. */
const shortest = 2

/**
 * At most two queries that search drivers by one text (contract 13.6): `@` means an e-mail, four or more digits the
 * driver ID and phone number, `#` a driver ID, two words first and last name in either order, one word either of them,
 * or an e-mail if it looks like the start of one.
 */
export function driverSearches(text: string): DriverSearch[] {
  const wanted = tidy(text)
  if (wanted.length < shortest) return []
  if (wanted.includes('@')) return [{ email: wanted }]
  const digits = wanted.replace(/\D/g, '')
  if (/^#[\d\s]+$/.test(wanted) && digits !== '') return byNumber(wanted, digits).slice(0, 1)
  if (digits.length >= 4 && !/\p{L}/u.test(wanted)) return byNumber(wanted, digits)
  const words = wanted.split(' ')
  const [first = '', ...rest] = words
  const last = rest.join(' ')
  if (inBoth(last).length > 1) return inBoth(last).map((each) => ({ first_name: first, last_name: each }))
  if (rest.length > 0)
    return [
      { first_name: first, last_name: last },
      { first_name: words.at(-1) ?? '', last_name: words.slice(0, -1).join(' ') },
    ]
  if (isMailPart(first)) return [{ email: first }, { last_name: first }]
  const spelt = inBoth(first)
  return spelt.length > 1 ? spelt.map((last) => ({ last_name: last })) : [{ first_name: first }, { last_name: first }]
}

/** At most two more if these find nobody: the name as it is also spelt, such as "Schäfer" for "Schaefer". */
export function furtherDriverSearches(text: string): DriverSearch[] {
  return otherSpellings(tidy(text)).flatMap(driverSearches).slice(0, 2)
}

/** A name with either apostrophe; it is nearly always a last name. */
const inBoth = (name: string) => spellings(name).slice(-2)

/** A number with a plus can only be a phone number. */
function byNumber(text: string, digits: string): DriverSearch[] {
  const phone = { phone_number: text.startsWith('+') ? `+${digits}` : digits }
  const id = driverIdFilter(digits)
  return text.startsWith('+') || id === undefined ? [phone] : [{ dt_id: id }, phone]
}

/**
 * The query that all lists share: organisations (omitted if it covers all in view), names and e-mail, page, and order
 * (newest first unless one of the given fields is chosen).
 */
function commonQuery({ search, pageSize }: ListQuestion, scope: CalledScope, fields: readonly string[] = userSorts) {
  const { firstName, lastName, email, sorting, page, size } = search
  const phone = search.phoneNumber === undefined ? undefined : phoneFilter(search.phoneNumber)
  const isSortable = sorting !== undefined && fields.includes(sortingParts(sorting).field)
  return {
    ...(scope.kind === 'some' && { organization_id: scope.ids }),
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone_number: phone }),
    order_by: isSortable ? sorting : defaultSorting,
    page,
    page_size: size ?? pageSize ?? defaultPageSize,
  }
}

/** The notice on which organisations a list covers. */
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
