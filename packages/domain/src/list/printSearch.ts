import type { OrganisationSearch } from './OrganisationSearch.ts'

// A file of its own, as addresses are printed by the first script, which parses none.

export const defaultPageSize = 20

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
