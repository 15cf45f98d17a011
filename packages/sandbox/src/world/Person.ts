import type { Role, VerificationStatus } from '@driver-trust/domain'

/** A user or a driver; drivers have a status and a driver ID, users a password. */
export interface Person {
  id: string
  role: Role
  email: string | undefined
  emailVerified: boolean
  password: string | undefined
  phoneNumber: string | undefined
  firstName: string | undefined
  lastName: string | undefined
  organizationId: string | undefined
  dtId: number | undefined
  status: VerificationStatus
  /** What to go back to when a ban is lifted. */
  statusBeforeBan?: VerificationStatus | undefined
  /** Removed from the organisation and listed there for the ban alone. */
  isRemoved?: boolean | undefined
  createdAt: string
  updatedAt: string
  verifiedAt: string | undefined
  bannedAt: string | undefined
  bannedBy: string | undefined
}
