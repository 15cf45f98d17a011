import type { VerificationStatus } from './verificationStatus.ts'

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
