/** The groups of cached data (spec, section 3: "Cached data groups"); the first word of every key. */
export const groups = [
  'identity',
  'organisations',
  'counters',
  'stats',
  'settings',
  'people',
  'invitations',
  'driver',
  'deadlines',
  'activity',
  'names',
] as const

/** One of {@link groups}. */
export type Group = (typeof groups)[number]
