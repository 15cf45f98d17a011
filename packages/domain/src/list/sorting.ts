/** What every list of people can be sorted by. */
export const userSorts = ['created_at', 'email', 'phone_number', 'first_name', 'last_name', 'dt_id'] as const

/** What the users and drivers of organisations can be sorted by as well. */
export const organisationUserSorts = [
  ...userSorts,
  'updated_at',
  'verified_at',
  'status',
  'organization_name',
  'banned_at',
] as const

/** One of {@link organisationUserSorts}. */
export type SortField = (typeof organisationUserSorts)[number]

/** A field, with a leading minus for descending. */
export type Sorting = SortField | `-${SortField}`

/** How a list is sorted when nothing is chosen: the newest first. */
export const defaultSorting: Sorting = '-created_at'

/** Says whether a text is a field to sort by, with or without a leading minus. */
export function isSorting(text: unknown): text is Sorting {
  return typeof text === 'string' && organisationUserSorts.some((field) => text === field || text === `-${field}`)
}

/** The field of a sorting and its direction, in the words of `aria-sort`. */
export function sortingParts(sorting: Sorting): { field: SortField; direction: 'ascending' | 'descending' } {
  const isDescending = sorting.startsWith('-')
  const field = sorting.slice(isDescending ? 1 : 0) as SortField // what is left of a Sorting without its minus
  return { field, direction: isDescending ? 'descending' : 'ascending' }
}

/** The sorting after a column's button is pressed: ascending, descending, none. */
export function nextSorting(present: Sorting | undefined, field: SortField): Sorting | undefined {
  if (present === field) return `-${field}`
  return present === `-${field}` ? undefined : field
}
