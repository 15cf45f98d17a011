import type { Lenient } from '../struct/lenient.ts'
import type { Tone } from '../text/tone.ts'

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
