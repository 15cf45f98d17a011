import { type VerificationStatus, verificationStatuses } from './verificationStatus.ts'

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
