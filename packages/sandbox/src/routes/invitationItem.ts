import type { InvitationStatus } from '@driver-trust/domain'
import type { InvitationRecord } from '../world/InvitationRecord.ts'
import type { Person } from '../world/Person.ts'

/** Milliseconds after which a queued invitation counts as sent. */
const QUEUE = 5_000

/** Where an invitation stands: queued for a moment, then sent. */
export function invitationStatusAt(invitation: InvitationRecord, now: number): InvitationStatus {
  const { status, createdAt, isHeld } = invitation
  return status === 'pending' && !isHeld && now - Date.parse(createdAt) >= QUEUE ? 'sent' : status
}

/** An item of the list of invitations. */
export function invitationItem(invitation: InvitationRecord, { now, isMasked }: { now: number; isMasked: boolean }) {
  const { id, type, organizationId, invitedBy, createdAt, role, email, reason, batchId } = invitation
  const { firstName, lastName, phoneNumber } = invitation
  const common = { id, type, organizationId, invitedBy, createdAt, role, status: invitationStatusAt(invitation, now) }
  if (type === 'user') return { ...common, email }
  const personal = isMasked
    ? { isPersonalDataHidden: true, email: 'hidden' }
    : { firstName, lastName, phoneNumber, email }
  return { ...common, batchId, reason, ...personal }
}

/** A driver who has joined, in the shape of the invitation through which they came. */
export function driverAsInvitation(driver: Person, isMasked: boolean) {
  const {
    id,
    role,
    organizationId,
    dtId,
    createdAt,
    updatedAt,
    emailVerified,
    firstName,
    lastName,
    phoneNumber,
    email,
  } = driver
  const personal = isMasked
    ? { isPersonalDataHidden: true, email: 'hidden' }
    : { firstName, lastName, phoneNumber, email }
  const invited = { invitedBy: id, batchId: id, type: 'driver' as const, status: 'accepted' as const }
  return { id, role, organizationId, dtId, createdAt, updatedAt, emailVerified, ...invited, ...personal }
}
