import { tableOf } from '../struct/shape.ts'
import {
  groupingStatuses,
  groupStatuses,
  standingStatuses,
  statusesWithReason,
  statusGroupLabel,
  statusGroups,
  statusLabel,
  statusReason,
  type VerificationStatus,
} from './statuses.ts'

type StatusFilter =
  | (typeof statusGroups)[number]
  | (typeof statusesWithReason)[number]
  | 'all_unverified'
  | 'with_issues'
  | 'not_cleared'

/** The values of `statusBadge` for drivers: a label group, one reason of a label, or a grouping with several labels. */
const table: Record<StatusFilter, { label: string; statuses: readonly VerificationStatus[] }> = {
  ...tableOf(statusGroups, (group) => ({ label: statusGroupLabel(group), statuses: groupStatuses[group] })),
  ...tableOf(statusesWithReason, (status) => ({
    label: `${statusLabel(status)}: ${statusReason(status)?.toLowerCase()}`,
    statuses: [status],
  })),
  all_unverified: { label: 'Unverified or pending', statuses: groupingStatuses.unverified },
  with_issues: { label: 'With issues', statuses: groupingStatuses.withIssues },
  not_cleared: { label: 'Not cleared yet', statuses: standingStatuses.pending },
}

export const statusFilters = Object.keys(table) as StatusFilter[] // Object.keys widens them

export function isStatusFilter(value: unknown): value is StatusFilter {
  return typeof value === 'string' && Object.hasOwn(table, value)
}

export function filterStatuses(filter: StatusFilter): readonly VerificationStatus[] {
  return table[filter].statuses
}

export function statusFilterLabel(filter: StatusFilter): string {
  return table[filter].label
}
