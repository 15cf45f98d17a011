import {
  groupingStatuses,
  groupStatuses,
  type StatusWithReason,
  standingStatuses,
  statusesWithReason,
  statusGroupLabel,
  statusGroups,
  statusLabel,
  statusReason,
  type VerificationStatus,
} from './statuses.ts'

/** Groupings with several labels, by their word for `statusBadge`. */
const filteredGroupings = {
  all_unverified: { label: 'Unverified or pending', statuses: groupingStatuses.unverified },
  with_issues: { label: 'With issues', statuses: groupingStatuses.withIssues },
  not_cleared: { label: 'Not cleared yet', statuses: standingStatuses.pending },
} as const

/** The values of `statusBadge` for drivers: a label group, a grouping with several labels, or one reason of a label. */
export const statusFilters = [
  ...statusGroups,
  ...statusesWithReason,
  'all_unverified',
  'with_issues',
  'not_cleared',
] as const

type StatusFilter = (typeof statusFilters)[number]

export function isStatusFilter(value: unknown): value is StatusFilter {
  return statusFilters.some((filter) => filter === value)
}

export function filterStatuses(filter: StatusFilter): readonly VerificationStatus[] {
  if (isReason(filter)) return [filter]
  return isFilteredGrouping(filter) ? filteredGroupings[filter].statuses : groupStatuses[filter]
}

export function statusFilterLabel(filter: StatusFilter): string {
  if (isReason(filter)) return `${statusLabel(filter)}: ${statusReason(filter)?.toLowerCase()}`
  return isFilteredGrouping(filter) ? filteredGroupings[filter].label : statusGroupLabel(filter)
}

function isReason(filter: StatusFilter): filter is StatusWithReason {
  return statusesWithReason.some((status) => status === filter)
}

function isFilteredGrouping(value: unknown): value is keyof typeof filteredGroupings {
  return typeof value === 'string' && Object.hasOwn(filteredGroupings, value)
}
