import { isStatusFilter, statusFilterLabel } from '../driver/statuses.ts'
import { invitationStatusLabel } from '../invitation/invitationStatuses.ts'
import { roleLabel } from '../user/role.ts'
import type { OrganisationSearch, SearchChange } from './OrganisationSearch.ts'

/** The text filters, in display order. */
export const textFilters = ['firstName', 'lastName', 'email', 'dtId', 'organizationName'] as const

export type TextFilter = (typeof textFilters)[number]

/** A search parameter that narrows a list. */
export type ListFilter = TextFilter | 'statusBadge' | 'role'

export const filterLabels: Record<ListFilter, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  dtId: 'Driver ID',
  organizationName: 'Organisation',
  statusBadge: 'Status',
  role: 'Role',
}

/** A change that removes every filter. */
export const withoutFilters: SearchChange = {
  firstName: undefined,
  lastName: undefined,
  email: undefined,
  dtId: undefined,
  organizationName: undefined,
  statusBadge: undefined,
  role: undefined,
}

/**
 * The filters of a list: only drivers with an account have an ID, drivers have no role, and only drivers filter by
 * status.
 */
export function filtersOf({ view, drivers }: OrganisationSearch): readonly ListFilter[] {
  if (view === 'users') return ['firstName', 'lastName', 'email', 'organizationName', 'role']
  const typed = textFilters.filter((filter) => filter !== 'dtId' || drivers !== 'invited')
  return [...typed, 'statusBadge']
}

/** The filters that are set and that the list has, with their labels. */
export function chosenFilters(search: OrganisationSearch): { filter: ListFilter; label: string; text: string }[] {
  return filtersOf(search).flatMap((filter) => {
    const value = search[filter]
    return value === undefined ? [] : [{ filter, label: filterLabels[filter], text: textOf(search, filter, value) }]
  })
}

function textOf({ drivers }: OrganisationSearch, filter: ListFilter, value: string): string {
  if (filter === 'role') return roleLabel(value)
  if (filter !== 'statusBadge') return value
  if (drivers === 'invited') return invitationStatusLabel(value)
  return isStatusFilter(value) ? statusFilterLabel(value) : value
}
