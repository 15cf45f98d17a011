import type { InvitationStatus } from '@driver-trust/domain'
import { HIDDEN, type knownData } from '../access/knownData.ts'
import type { InvitationRecord } from '../world/InvitationRecord.ts'
import type { Person } from '../world/Person.ts'

/** Milliseconds after which a queued invitation counts as sent. */
const QUEUE = 5_000

/** Where an invitation stands: queued for a moment, then sent. */
export function invitationStatusAt(invitation: InvitationRecord, now: number): InvitationStatus {
  const { status, createdAt, isHeld } = invitation
  return status === 'pending' && !isHeld && now - Date.parse(createdAt) >= QUEUE ? 'sent' : status
}

type Known = ReturnType<typeof knownData>

/** An item of the list of invitations; masked where nothing personal is known. */
export function invitationItem(invitation: InvitationRecord, { now, known }: { now: number; known: Known }) {
  const { id, type, organizationId, invitedBy, createdAt, role, reason, batchId } = invitation
  const common = { id, type, organizationId, invitedBy, createdAt, role, status: invitationStatusAt(invitation, now) }
  return type === 'user' ? { ...common, email: known?.email } : { ...common, batchId, reason, ...(known ?? HIDDEN) }
}

/** A driver who has joined, in the shape of the invitation through which they came. */
export function driverAsInvitation(driver: Person, known: Known) {
  const { id, role, organizationId, dtId, createdAt, updatedAt, emailVerified } = driver
  const invited = { invitedBy: id, batchId: id, type: 'driver' as const, status: 'accepted' as const }
  return { id, role, organizationId, dtId, createdAt, updatedAt, emailVerified, ...invited, ...(known ?? HIDDEN) }
}
