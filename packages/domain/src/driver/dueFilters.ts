/** What the list of deadlines can be narrowed to: the values of `due` in its address. */
export const dueFilters = ['verified_expired', 'expired', 'unreadable', 'within30', 'within90', 'missing'] as const

export type DueFilter = (typeof dueFilters)[number]

export const dueLabels: Record<DueFilter, string> = {
  verified_expired: 'Expired (verified drivers)',
  expired: 'Expired',
  unreadable: 'Unreadable',
  within30: 'Within 30 days',
  within90: 'Within 90 days',
  missing: 'Missing',
}
