import type { VerificationStatus } from '@driver-trust/domain'

export interface Activity {
  id: string
  userId: string
  organizationId: string
  performedBy: string
  action: 'joined_organization' | 'left_organization' | 'changed_status'
  status: VerificationStatus
  description: string
  createdAt: string
}
