import { isStatusFilter, statusFilterLabel } from '../driver/statusFilters.ts'
import { invitationStatusLabel } from '../invitation/invitationStatuses.ts'
import { roleLabel } from '../people/role.ts'
import type { OrganisationSearch } from './OrganisationSearch.ts'

/** The text filters, in display order. */
export const textFilters = ['firstName', 'lastName', 'email', 'phoneNumber', 'dtId', 'organizationName'] as const

export type TextFilter = (typeof textFilters)[number]

/** A search parameter that narrows a list. */
export type ListFilter = TextFilter | 'statusBadge' | 'role' | 'batch' | 'changed'

export const filterLabels: Record<ListFilter, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phoneNumber: 'Phone',
  dtId: 'Driver ID',
  organizationName: 'Organisation',
  statusBadge: 'Status',
  role: 'Role',
  batch: 'Batch',
  changed: 'Changed',
}

/** A change that removes every filter. */
export const withoutFilters = Object.fromEntries(
  Object.keys(filterLabels).map((filter) => [filter, undefined]),
) as Record<ListFilter, undefined>

/** The filters that are set, of those that the list has, with their labels. */
export function chosenFilters(
  search: OrganisationSearch,
  filters: readonly ListFilter[],
): { filter: ListFilter; label: string; text: string }[] {
  return filters.flatMap((filter) => {
    const value = search[filter]
    return value === undefined ? [] : [{ filter, label: filterLabels[filter], text: textOf(search, filter, value) }]
  })
}

/** Characters of a batch's identifier that tell it apart. */
const BATCH_START = 8

function textOf({ drivers }: OrganisationSearch, filter: ListFilter, value: string): string {
  if (filter === 'role') return roleLabel(value)
  if (filter === 'changed') return 'since yesterday'
  if (filter === 'batch') return value.slice(0, BATCH_START)
  if (filter !== 'statusBadge') return value
  if (drivers === 'invited') return invitationStatusLabel(value)
  return isStatusFilter(value) ? statusFilterLabel(value) : value
}
