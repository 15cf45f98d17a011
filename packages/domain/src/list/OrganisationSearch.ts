import { type DueFilter, dueFilters } from '../driver/dueFilters.ts'
import { isStatusFilter, type StatusFilter } from '../driver/statusFilters.ts'
import { type InvitationStatus, isInvitationStatus } from '../invitation/invitationStatuses.ts'
import { type AssignableRole, assignableRoles } from '../people/ProfileUpdate.ts'
import { isUuid, withoutGaps } from '../struct/shape.ts'
import { isTooLong } from '../text/text.ts'
import { isSorting, type Sorting } from './sorting.ts'

export const listViews = ['drivers', 'cannot-drive', 'can-drive', 'deadlines', 'users'] as const

export const driverLists = ['active', 'invited', 'banned'] as const

export const userLists = ['active', 'invited'] as const

export const pageSizes = [20, 50, 100] as const

export const defaultPageSize = 20

/** The state of the organisation page in its address (contract 2.6); `undefined` means the default. */
export type OrganisationSearch = {
  view: (typeof listViews)[number]
  /** True for this organisation alone, false to include everything below it. */
  isOwnOnly: boolean
  drivers: (typeof driverLists)[number]
  users: (typeof userLists)[number]
  statusBadge?: StatusFilter | InvitationStatus
  role?: AssignableRole
  /** Narrows the view of deadlines. */
  due?: DueFilter
  firstName?: string
  lastName?: string
  email?: string
  phoneNumber?: string
  dtId?: string
  organizationName?: string
  /** Invitations that were sent together; only for invited drivers. */
  batch?: string
  /** Only people who changed since the start of that day. */
  changed?: 'yesterday'
  sorting?: Sorting
  page: number
  size?: (typeof pageSizes)[number]
  /** The driver shown beside the list: the ids of their organisation and of themselves, with a dot between. */
  beside?: string
  /** The dialog open over the lists. */
  invite?: 'drivers' | 'user'
}

/** Parses the search parameters of the organisation page; drops unknown and invalid ones, never throws. */
export function parseOrganisationSearch(search: string | URLSearchParams): OrganisationSearch {
  const parameters = new URLSearchParams(search)
  const drivers = oneOf(driverLists, parameters.get('drivers')) ?? 'active'
  const found = {
    statusBadge: badge(drivers, parameters.get('statusBadge')),
    role: oneOf(assignableRoles, parameters.get('role')),
    due: oneOf(dueFilters, parameters.get('due')),
    firstName: filter(parameters.get('firstName')),
    lastName: filter(parameters.get('lastName')),
    email: filter(parameters.get('email')),
    phoneNumber: filter(parameters.get('phoneNumber')),
    dtId: filter(parameters.get('dtId')),
    organizationName: filter(parameters.get('organizationName')),
    batch: filter(parameters.get('batch')),
    changed: oneOf(['yesterday'] as const, parameters.get('changed')),
    sorting: sorting(parameters.get('sorting')),
    size: oneOf(pageSizes, Number(parameters.get('size'))),
    beside: pairOfIds(parameters.get('beside')),
    invite: oneOf(['drivers', 'user'] as const, parameters.get('invite')),
  }
  return {
    view: oneOf(listViews, parameters.get('view')) ?? 'drivers',
    isOwnOnly: parameters.get('scope') === 'own',
    drivers,
    users: oneOf(userLists, parameters.get('users')) ?? 'active',
    page: pageNumber(parameters.get('page')),
    ...withoutGaps(found),
  }
}

function oneOf<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value)
}

function badge(drivers: OrganisationSearch['drivers'], value: string | null): OrganisationSearch['statusBadge'] {
  if (drivers === 'invited') return isInvitationStatus(value) ? value : undefined
  return isStatusFilter(value) ? value : undefined
}

function filter(value: string | null): string | undefined {
  const text = value?.trim() ?? ''
  return text === '' || isTooLong(text) ? undefined : text
}

function sorting(value: string | null): OrganisationSearch['sorting'] {
  return isSorting(value) ? value : undefined
}

function pairOfIds(value: string | null): string | undefined {
  const ids = value?.split('.') ?? []
  return ids.length === 2 && ids.every(isUuid) ? ids.join('.') : undefined
}

function pageNumber(value: string | null): number {
  return value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1
}

/**
 * The query string with its question mark, or '' if everything is at its default; the inverse of
 * `parseOrganisationSearch`.
 */
export function printOrganisationSearch(search: Partial<OrganisationSearch>): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(written(search))) {
    if (value !== undefined && value !== '') parameters.set(key, String(value))
  }
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** The parameters in the order of the address, without defaults. */
function written(search: Partial<OrganisationSearch>): Record<string, string | number | undefined> {
  const { view, isOwnOnly, drivers, users, page, size, ...plain } = search
  return {
    view: view === 'drivers' ? undefined : view,
    scope: isOwnOnly ? 'own' : undefined,
    drivers: drivers === 'active' ? undefined : drivers,
    users: users === 'active' ? undefined : users,
    ...plain,
    page: page === 1 ? undefined : page,
    size: size === defaultPageSize ? undefined : size,
  }
}

/** A change to the search; `undefined` removes a filter. */
export type SearchChange = { [K in keyof OrganisationSearch]?: OrganisationSearch[K] | undefined }

/**
 * Applies a change. Other rows begin at page 1, unless the page itself changed, with nobody beside them; a badge that the
 * other list doesn't have is dropped.
 */
export function changeSearch(search: OrganisationSearch, change: SearchChange): OrganisationSearch {
  const isAboutRows = Object.keys(change).some((key) => key !== 'invite' && key !== 'beside')
  const next: SearchChange = { ...search, ...(isAboutRows && { page: 1, beside: undefined }), ...change }
  const fits = next.drivers === 'invited' ? isInvitationStatus : isStatusFilter
  if (!fits(next.statusBadge)) next.statusBadge = undefined
  return {
    view: 'drivers',
    isOwnOnly: false,
    drivers: 'active',
    users: 'active',
    page: 1,
    ...withoutGaps(next),
  }
}
