/** The sort keys of every list of people (contract 9.7). */
export const userSorts = ['created_at', 'email', 'phone_number', 'first_name', 'last_name', 'dt_id'] as const

/** The further sort keys of an organisation's users and drivers. */
export const organisationUserSorts = [
  ...userSorts,
  'updated_at',
  'verified_at',
  'status',
  'organization_name',
  'banned_at',
] as const

export type SortField = (typeof organisationUserSorts)[number]

/** A sort key, with a leading minus for descending. */
export type Sorting = SortField | `-${SortField}`

/** Newest first. */
export const defaultSorting: Sorting = '-created_at'

export function isSorting(text: unknown): text is Sorting {
  return typeof text === 'string' && organisationUserSorts.some((field) => text === field || text === `-${field}`)
}

/** The sort key and its direction, in the words of `aria-sort`. */
export function sortingParts(sorting: Sorting): { field: SortField; direction: 'ascending' | 'descending' } {
  const isDescending = sorting.startsWith('-')
  const field = sorting.slice(isDescending ? 1 : 0) as SortField // the rest of a Sorting without its minus
  return { field, direction: isDescending ? 'descending' : 'ascending' }
}

/** The sorting after a click on a column's header: ascending, descending, none. */
export function nextSorting(present: Sorting | undefined, field: SortField): Sorting | undefined {
  if (present === field) return `-${field}`
  return present === `-${field}` ? undefined : field
}
