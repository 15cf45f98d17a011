import { driverIdFilter } from '../driver/driverId.ts'
import { filterStatuses, groupingStatuses, isStatusFilter, type VerificationStatus } from '../driver/statuses.ts'
import type { InvitationsQuery } from '../invitation/InvitationItem.ts'
import { type InvitationStatus, isInvitationStatus } from '../invitation/invitationStatuses.ts'
import { branchOf, hidesPersonalData } from '../organisation/OrganisationTree.ts'
import type { GrantName } from '../permission/grants.ts'
import type { Role } from '../user/role.ts'
import { type ListScope, type ListViewer, listScope } from './listScope.ts'
import { defaultPageSize, type OrganisationSearch } from './OrganisationSearch.ts'
import { defaultSorting, organisationUserSorts, type Sorting, sortingParts, userSorts } from './sorting.ts'

/** What a list asks GET /users for. */
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

/** The call that fills a list, or none where its filters exclude each other; `notice` says where it covers less than was asked for. */
export type ListRequest =
  | { call: 'users'; query: UsersListQuery; notice?: string }
  | { call: 'invitations'; query: InvitationsQuery; notice?: string }
  | { call: 'none' }

/** A list as its address describes it; `pageSize` is what this device remembers. */
export type ListQuestion = {
  search: OrganisationSearch
  viewer: ListViewer
  /** What else has to be granted beside seeing the list, such as exporting it. */
  alsoNeeds?: GrantName
  organisationId: string
  pageSize?: number | undefined
}

/** The scope of a list that a call is made for. */
export type CalledScope = Exclude<ListScope, { kind: 'none' }>

/** The call that fills the list of drivers: active, invited or banned ones, narrowed by label group, names, driver ID and organisation. */
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

/** Those who use the console. */
const consoleRoles: readonly Role[] = ['user', 'admin', 'super_admin']

/** The call that fills the list of users: those of the console or those invited, narrowed by role, names and organisation. */
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

/** The statuses of invitations that still wait for something. */
const open: readonly InvitationStatus[] = ['pending', 'sent', 'skipped']

/** The invitations of drivers or of users that a list shows: the open ones unless a status is chosen. */
export function invitationsRequest(type: 'driver' | 'user', question: ListQuestion, scope: CalledScope): ListRequest {
  const { statusBadge, role } = question.search
  const query = {
    type,
    ...(type === 'user' && role !== undefined && { role }),
    status: isInvitationStatus(statusBadge) ? [statusBadge] : [...open],
    ...commonQuery(question, scope),
  }
  return { call: 'invitations', query, ...noticeOf(scope) }
}

/** A filter of GET /users that finds drivers by what somebody typed. */
export type DriverSearch = Partial<Record<'email' | 'dt_id' | 'phone_number' | 'first_name' | 'last_name', string>>

/** Shorter texts would match nearly everybody. */
const shortest = 2

/**
 * The questions, at most two, that find drivers by one text: with an @ the e-mail, with four or more digits the driver ID and the phone
 * number, two words first and last name, one word either.
 */
export function driverSearches(text: string): DriverSearch[] {
  const wanted = text.trim().replace(/\s+/gu, ' ')
  if (wanted.length < shortest) return []
  if (wanted.includes('@')) return [{ email: wanted }]
  const digits = wanted.replace(/\D/g, '')
  if (digits.length >= 4 && !/\p{L}/u.test(wanted)) return byNumber(wanted, digits)
  const [first = '', ...rest] = wanted.split(' ')
  if (rest.length > 0) return [{ first_name: first, last_name: rest.join(' ') }]
  return [{ first_name: first }, { last_name: first }]
}

/** A number with a plus can only be a phone number. */
function byNumber(text: string, digits: string): DriverSearch[] {
  const phone = { phone_number: text.startsWith('+') ? `+${digits}` : digits }
  const id = driverIdFilter(digits)
  return text.startsWith('+') || id === undefined ? [phone] : [{ dt_id: id }, phone]
}

/**
 * What every list asks for: the organisations (left out where all in view are meant), the names and e-mail, the page, and
 * the order, newest first unless one is chosen among the given fields.
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

/** The fields of a person that may be hidden, under the names they are sorted by. */
export const personalSorts = ['first_name', 'last_name', 'email', 'phone_number'] as const

/**
 * Says whether every organisation that a list covers hides its drivers' data: sorting and filtering by what is hidden would give it
 * away.
 */
export function isOrderHidden({ search, viewer, organisationId }: Omit<ListQuestion, 'pageSize'>): boolean {
  if (search.view === 'users') return false
  const { tree } = viewer
  const scope = listScope({ viewer, organisationId, ...search, grants: ['viewDrivers'] })
  if (scope.kind === 'none') return false
  const ids = scope.kind === 'some' ? scope.ids : branchOf(tree, tree.rootId).map(({ id }) => id)
  return ids.every((id) => hidesPersonalData(tree, id))
}
