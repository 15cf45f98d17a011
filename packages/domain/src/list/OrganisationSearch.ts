import { type DueFilter, dueFilters } from '../driver/dueFilters.ts'
import { isUuid, withoutGaps } from '../struct/shape.ts'
import { type FilterValues, parseFilters, parseStatus, textIn } from './listFilters.ts'
import { driverLists, listViews, type ShownList, userLists } from './listViews.ts'
import { isSorting, type Sorting } from './sorting.ts'

export const pageSizes = [20, 50, 100] as const

/** The state of the organisation page in its address (contract 2.6); `undefined` means the default. */
export type OrganisationSearch = ShownList &
  FilterValues & {
    /** True for this organisation alone, false to include everything below it. */
    isOwnOnly: boolean
    /** Narrows the view of deadlines. */
    due?: DueFilter
    sorting?: Sorting
    page: number
    size?: (typeof pageSizes)[number]
    /** The text by which a list that the console puts together is searched. */
    find?: string
    /** Its groups that are shown whole, with dots between, or `all`. */
    open?: string
    /** The driver shown beside the list: the ids of their organisation and of themselves, with a dot between. */
    beside?: string
    /** The dialog open over the lists. */
    invite?: 'drivers' | 'user'
  }

/** Parses the search parameters of the organisation page; drops unknown and invalid ones, never throws. */
export function parseOrganisationSearch(search: string | URLSearchParams): OrganisationSearch {
  const parameters = new URLSearchParams(search)
  const drivers = oneOf(driverLists, parameters.get('drivers')) ?? 'active'
  const sorting = parameters.get('sorting')
  const found = {
    due: oneOf(dueFilters, parameters.get('due')),
    sorting: isSorting(sorting) ? sorting : undefined,
    size: oneOf(pageSizes, Number(parameters.get('size'))),
    find: textIn(parameters.get('find') ?? ''),
    open: matching(/^[a-zA-Z_ ]+(\.[a-zA-Z_ ]+){0,30}$/, parameters.get('open')),
    beside: pairOfIds(parameters.get('beside')),
    invite: oneOf(['drivers', 'user'] as const, parameters.get('invite')),
  }
  return {
    view: oneOf(listViews, parameters.get('view')) ?? 'drivers',
    isOwnOnly: parameters.get('scope') === 'own',
    drivers,
    users: oneOf(userLists, parameters.get('users')) ?? 'active',
    page: Number(matching(/^[1-9]\d{0,5}$/, parameters.get('page')) ?? 1),
    ...parseFilters(parameters, { drivers }),
    ...withoutGaps(found),
  }
}

function oneOf<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value)
}

function pairOfIds(value: string | null): string | undefined {
  const ids = value?.split('.') ?? []
  return ids.length === 2 && ids.every(isUuid) ? ids.join('.') : undefined
}

function matching(pattern: RegExp, value: string | null): string | undefined {
  return value !== null && pattern.test(value) ? value : undefined
}

/** A change to the search; `undefined` removes a filter. */
export type SearchChange = { [K in keyof OrganisationSearch]?: OrganisationSearch[K] | undefined }

/** What a search holds besides the rows that it asks for. */
const ASIDE = ['invite', 'beside', 'open']

/**
 * Applies a change. Other rows begin at page 1, unless the page itself changed, with nobody beside them; a badge that the
 * other list doesn't have is dropped, and so is what only the former view has.
 */
export function changeSearch(search: OrganisationSearch, change: SearchChange): OrganisationSearch {
  const isAboutRows = Object.keys(change).some((key) => !ASIDE.includes(key))
  const isOtherView = change.view !== undefined && change.view !== search.view
  const next: SearchChange = {
    ...search,
    ...(isAboutRows && { page: 1, beside: undefined }),
    ...(isOtherView && { find: undefined, open: undefined }),
    ...change,
  }
  const { drivers = 'active', statusBadge = '' } = next
  next.statusBadge = parseStatus(statusBadge, { drivers })
  return { ...parseOrganisationSearch(''), ...withoutGaps(next) }
}
