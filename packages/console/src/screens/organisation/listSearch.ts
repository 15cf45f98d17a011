import type { Sorting } from '@driver-trust/ui/table'

/** What the address says of the list of drivers. */
export interface ListSearch {
  /** Counted from 1. */
  page: number
  /** As `order_by`: a leading minus means descending; undefined for the list's own order. */
  sorting: string | undefined
}

const SORTABLE = new Set(['created_at', 'email', 'phone_number', 'first_name', 'last_name', 'dt_id', 'status', 'organization_name'])
const LAST_PAGE = 1_000_000

/** Reads the address; whatever is not understood is dropped. */
export function parseListSearch(search: URLSearchParams): ListSearch {
  const page = Number(search.get('page') ?? '1')
  const sorting = search.get('sorting') ?? ''
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    sorting: SORTABLE.has(sorting.replace(/^-/, '')) ? sorting : undefined,
  }
}

/** The address's form of it: what is as it would be anyway is left out. */
export function listSearchQuery({ page, sorting }: ListSearch) {
  return { sorting, page: page === 1 ? undefined : page }
}

/** What a press on a header does: ascending, descending, none. */
export function nextSorting(present: string | undefined, key: string): string | undefined {
  if (present === key) return `-${key}`
  return present === `-${key}` ? undefined : key
}

/** The table's form of it. */
export function tableSorting(sorting: string | undefined): Sorting | undefined {
  if (sorting === undefined) return undefined
  const isDescending = sorting.startsWith('-')
  return { key: sorting.replace(/^-/, ''), direction: isDescending ? 'descending' : 'ascending' }
}
