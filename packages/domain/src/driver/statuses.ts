import type { Lenient } from '../struct/lenient.ts'
import type { Tone } from '../text/text.ts'

/** Every verification status of a driver (spec, section 4). */
export const verificationStatuses = [
  'submitted',
  'pending',
  'verified',
  'internal_verified',
  'unverified',
  'overdue',
  'locked',
  'banned_explicitly',
  'banned_inherited',
  'red',
  'under_review',
  'in_analysis',
] as const

/** One of {@link verificationStatuses}. */
export type VerificationStatus = (typeof verificationStatuses)[number]

const badges: Record<VerificationStatus, { label: string; tone: Tone }> = {
  submitted: { label: 'Pending', tone: 'neutral' },
  pending: { label: 'Pending', tone: 'neutral' },
  verified: { label: 'Verified', tone: 'success' },
  internal_verified: { label: 'Internally ver.', tone: 'success' },
  unverified: { label: 'Unverified', tone: 'warning' },
  overdue: { label: 'Red', tone: 'error' },
  locked: { label: 'Red', tone: 'error' },
  banned_explicitly: { label: 'Red', tone: 'error' },
  banned_inherited: { label: 'Red', tone: 'error' },
  red: { label: 'Red', tone: 'error' },
  under_review: { label: 'Under Review', tone: 'neutral' },
  in_analysis: { label: 'In Analysis', tone: 'greyWarning' },
}

/** The word on a driver's badge, or an unknown status as it is (spec, section 4). */
export function statusLabel(status: Lenient<VerificationStatus>): string {
  return isVerificationStatus(status) ? badges[status].label : status
}

/** The tone of a driver's badge, neutral for an unknown status (spec, section 4). */
export function statusTone(status: Lenient<VerificationStatus>): Tone {
  return isVerificationStatus(status) ? badges[status].tone : 'neutral'
}

/** Says whether a word is one of the twelve statuses (spec, section 4). */
export function isVerificationStatus(status: unknown): status is VerificationStatus {
  return typeof status === 'string' && Object.hasOwn(badges, status)
}

/** The label groups that a list can be filtered by: statuses that show the same word count as one (spec, section 2: statusBadge). */
export const statusGroups = [
  'pending',
  'verified',
  'internally_verified',
  'unverified',
  'red',
  'under_review',
  'in_analysis',
] as const

/** One of {@link statusGroups}. */
export type StatusGroup = (typeof statusGroups)[number]

/** The statuses of each label group; every status is in exactly one (spec, section 4). */
export const groupStatuses: Record<StatusGroup, readonly VerificationStatus[]> = {
  pending: ['submitted', 'pending'],
  verified: ['verified'],
  internally_verified: ['internal_verified'],
  unverified: ['unverified'],
  red: ['overdue', 'locked', 'banned_explicitly', 'banned_inherited', 'red'],
  under_review: ['under_review'],
  in_analysis: ['in_analysis'],
}

/** Says whether a word is a label group (spec, section 2: statusBadge). */
export function isStatusGroup(value: unknown): value is StatusGroup {
  return typeof value === 'string' && Object.hasOwn(groupStatuses, value)
}

/** The word that all statuses of a label group show (spec, section 4). */
export function statusGroupLabel(group: StatusGroup): string {
  return groupStatuses[group].slice(0, 1).map(statusLabel).join()
}

/** The statuses that an admin can set, in the order they are offered (spec, section 4). */
export const settableStatuses = [
  'internal_verified',
  'banned_explicitly',
  'under_review',
  'unverified',
  'overdue',
  'locked',
  'verified',
] as const satisfies readonly VerificationStatus[]

/** One of {@link settableStatuses}. */
export type SettableStatus = (typeof settableStatuses)[number]

const words: Record<SettableStatus, string> = {
  internal_verified: 'Internally verified',
  banned_explicitly: 'Banned',
  under_review: 'Under review',
  unverified: 'Unverified',
  overdue: 'Overdue',
  locked: 'Locked',
  verified: 'Verified',
}

/** The statuses that an admin can choose between, told apart where their badges share a word (spec, section 4: Statuses an admin can set). */
export const statusChoices: readonly { value: SettableStatus; label: string }[] = settableStatuses.map((value) => ({
  value,
  label: words[value],
}))

/** The driver groupings (spec, section 4: "active, banned, unverified, with issues"). */
export const driverGroupings = ['active', 'banned', 'unverified', 'withIssues'] as const

/** One of {@link driverGroupings}. */
export type DriverGrouping = (typeof driverGroupings)[number]

const banned: readonly VerificationStatus[] = ['banned_explicitly', 'banned_inherited']

/** The statuses of each driver grouping; groupings may overlap (spec, section 4). */
export const groupingStatuses: Record<DriverGrouping, readonly VerificationStatus[]> = {
  active: verificationStatuses.filter((status) => !banned.includes(status)),
  banned,
  unverified: ['submitted', 'pending', 'unverified'],
  withIssues: ['overdue', 'locked', 'red', 'under_review', 'in_analysis'],
}

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
