import type { Role } from '@driver-trust/domain'

export interface InvitationRecord {
  id: string
  type: 'driver' | 'user'
  status: 'pending' | 'sent' | 'accepted' | 'skipped'
  organizationId: string
  invitedBy: string
  batchId: string | undefined
  role: Role
  email: string | undefined
  phoneNumber: string | undefined
  firstName: string | undefined
  lastName: string | undefined
  reason: string | undefined
  /** What the link in the mail carries. */
  token: string
  createdAt: string
  /** Stays queued however long it waits. */
  isHeld?: boolean
}
