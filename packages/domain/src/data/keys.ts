import type { UsersQuery } from '../http/UsersQuery.ts'

/** The names of cached data (spec, section 3: cached data groups); the first word is the group. */
export const keys = {
  identity: () => ['identity'] as const,
  organisationTree: () => ['organisations'] as const,
  users: (query: UsersQuery) => ['users', query] as const,
}
