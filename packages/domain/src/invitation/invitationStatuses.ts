import type { Lenient } from '../struct/lenient.ts'
import type { Tone } from '../text/text.ts'

export const invitationStatuses = ['pending', 'sent', 'accepted', 'skipped'] as const

export type InvitationStatus = (typeof invitationStatuses)[number]

const badges: Record<InvitationStatus, { label: string; tone: Tone }> = {
  sent: { label: 'Invited', tone: 'neutral' },
  pending: { label: 'Queued', tone: 'neutral' },
  skipped: { label: 'Error', tone: 'error' },
  accepted: { label: 'Accepted', tone: 'success' },
}

/** The label of an invitation's badge; an unknown status is shown as it is. */
export function invitationStatusLabel(status: Lenient<InvitationStatus>): string {
  return isInvitationStatus(status) ? badges[status].label : status
}

/** The tone of an invitation's badge; neutral for an unknown status. */
export function invitationStatusTone(status: Lenient<InvitationStatus>): Tone {
  return isInvitationStatus(status) ? badges[status].tone : 'neutral'
}

export function isInvitationStatus(status: unknown): status is InvitationStatus {
  return typeof status === 'string' && Object.hasOwn(badges, status)
}
