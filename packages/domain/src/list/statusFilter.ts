import { groupingStatuses } from '../driver/driverGrouping.ts'
import { groupStatuses, isStatusGroup, type StatusGroup, statusGroups } from '../driver/statusGroup.ts'
import { statusGroupLabel } from '../driver/statusGroupLabel.ts'
import type { VerificationStatus } from '../driver/verificationStatus.ts'

/** What `statusBadge` may say of drivers: a label group, or the drivers with issues, who wear several labels (spec, sections 2 and 4). */
export const statusFilters = [...statusGroups, 'with_issues'] as const

/** One of {@link statusFilters}. */
export type StatusFilter = StatusGroup | 'with_issues'

/** Says whether a word is one of {@link statusFilters}. */
export function isStatusFilter(value: unknown): value is StatusFilter {
  return value === 'with_issues' || isStatusGroup(value)
}

/** The statuses that a filter lets through (spec, section 4: labels and groupings). */
export function filterStatuses(filter: StatusFilter): readonly VerificationStatus[] {
  return filter === 'with_issues' ? groupingStatuses.withIssues : groupStatuses[filter]
}

/** What a filter is called: the label of its statuses, or "With issues" (spec, section 4). */
export function statusFilterLabel(filter: StatusFilter): string {
  return filter === 'with_issues' ? 'With issues' : statusGroupLabel(filter)
}
