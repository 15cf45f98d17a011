import { isInvitationStatus } from '../invitation/invitationStatus.ts'
import { isTooLong } from '../text/isTooLong.ts'
import { assignableRoles } from '../user/RoleChange.ts'
import { driverLists, listViews, type OrganisationSearch, pageSizes, userLists } from './OrganisationSearch.ts'
import { isSorting } from './sorting.ts'
import { isStatusFilter } from './statusFilter.ts'

/** Reads the search parameters of an organisation's page; unknown and invalid ones are dropped, nothing is thrown (spec, section 2). */
export function parseOrganisationSearch(search: string | URLSearchParams): OrganisationSearch {
  const parameters = new URLSearchParams(search)
  const drivers = oneOf(driverLists, parameters.get('drivers')) ?? 'active'
  const found = {
    statusBadge: badge(drivers, parameters.get('statusBadge')),
    role: oneOf(assignableRoles, parameters.get('role')),
    firstName: filter(parameters.get('firstName')),
    lastName: filter(parameters.get('lastName')),
    email: filter(parameters.get('email')),
    dtId: filter(parameters.get('dtId')),
    organizationName: filter(parameters.get('organizationName')),
    sorting: sorting(parameters.get('sorting')),
    size: oneOf(pageSizes, Number(parameters.get('size'))),
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

function pageNumber(value: string | null): number {
  return value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1
}

type WithoutGaps<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function withoutGaps<T extends object>(fields: T): WithoutGaps<T> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as WithoutGaps<T> // the same fields, less those without a value
}
