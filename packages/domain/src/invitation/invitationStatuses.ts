import type { Lenient } from '../struct/lenient.ts'
import type { Tone } from '../text/text.ts'

/** The badges of invitations by status, in the order of the filter. */
const badges = {
  pending: { label: 'Queued', tone: 'neutral' },
  sent: { label: 'Invited', tone: 'neutral' },
  accepted: { label: 'Accepted', tone: 'success' },
  skipped: { label: 'Error', tone: 'error' },
} as const satisfies Record<string, { label: string; tone: Tone }>

export type InvitationStatus = keyof typeof badges

export const invitationStatuses = Object.keys(badges) as InvitationStatus[] // Object.keys widens them

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
