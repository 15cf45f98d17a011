import type { VerificationStatus } from './verificationStatus.ts'

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
