import { groupingStatuses } from '../driver/driverGrouping.ts'
import { groupStatuses, isStatusGroup, statusGroups } from '../driver/statusGroup.ts'
import { statusGroupLabel } from '../driver/statusGroupLabel.ts'
import type { VerificationStatus } from '../driver/verificationStatus.ts'

/** The groupings that wear several labels, under the word that `statusBadge` has for them (contract: "active, banned, unverified, with issues"). */
const groupings = {
  all_unverified: { label: 'All unverified', grouping: 'unverified' },
  with_issues: { label: 'With issues', grouping: 'withIssues' },
} as const

/** What `statusBadge` may say of drivers: a label group, or a grouping that wears several labels. */
export const statusFilters = [...statusGroups, 'all_unverified', 'with_issues'] as const

/** One of {@link statusFilters}. */
export type StatusFilter = (typeof statusFilters)[number]

/** Says whether a word is one of {@link statusFilters}. */
export function isStatusFilter(value: unknown): value is StatusFilter {
  return isStatusGroup(value) || isGrouping(value)
}

/** The statuses that a filter lets through (spec, section 4: labels and groupings). */
export function filterStatuses(filter: StatusFilter): readonly VerificationStatus[] {
  return isGrouping(filter) ? groupingStatuses[groupings[filter].grouping] : groupStatuses[filter]
}

/** What a filter is called: the label of its statuses, or the name of the grouping. */
export function statusFilterLabel(filter: StatusFilter): string {
  return isGrouping(filter) ? groupings[filter].label : statusGroupLabel(filter)
}

function isGrouping(value: unknown): value is keyof typeof groupings {
  return typeof value === 'string' && Object.hasOwn(groupings, value)
}
