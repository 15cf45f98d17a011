import type { Deadlines, VerificationStatus } from '@driver-trust/domain/driver'
import type { Organisation, Settings } from '@driver-trust/domain/organisation'
import type { Role } from '@driver-trust/domain/people'
import type { TokenRecords } from './TokenRecords.ts'

/** Everything the sandbox knows, in memory and reproducible from a seed. */
export interface World {
  organisations: Map<string, OrganisationRecord>
  /** Ids that trees loaded before still contain: lists skip them, as the person can't know. */
  deletedOrganisations: Set<string>
  /** By id; a second record of a person has a key of its own. */
  people: Map<string, Person>
  /** The keys of second records, by the id of the person. */
  secondRecords: Map<string, string>
  invitations: Map<string, InvitationRecord>
  /** Oldest first. */
  activity: Activity[]
  settings: Map<string, Settings>
  deadlines: Map<string, Deadlines['deadlines']>
  /** By the token of the link. */
  links: Map<string, MailLink>
  /** Challenges that were issued and not yet exchanged. */
  challenges: Set<string>
  tokens: TokenRecords
}

/** As the API has it, without its children. */
export type OrganisationRecord = Organisation

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

export interface InvitationRecord {
  id: string
  type: 'driver' | 'user'
  status: 'pending' | 'sent' | 'accepted' | 'skipped'
  organizationId: string
  invitedBy: string
  batchId?: string | undefined
  role: Role
  email: string | undefined
  phoneNumber?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  reason?: string | undefined
  /** The token in the mailed link. */
  token: string
  createdAt: string
  /** Stays queued for ever. */
  staysQueued?: boolean
}

/** What a mailed link or code refers to. */
export interface MailLink {
  kind: 'verify' | 'reset'
  personId: string
  token: string
  code: string
  expiresAt: number
  isUsed: boolean
}

/** A user or a driver; drivers have a status and a driver ID, users a password. */
export interface Person {
  id: string
  role: Role
  email: string | undefined
  emailVerified: boolean
  password?: string | undefined
  phoneNumber?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  organizationId?: string | undefined
  dtId?: number | undefined
  status: VerificationStatus
  /** The status to restore when a ban is lifted. */
  statusBeforeBan?: VerificationStatus | undefined
  /** Removed from the organisation, and only listed there for the ban. */
  isRemoved?: boolean | undefined
  createdAt: string
  updatedAt: string
  verifiedAt?: string | undefined
  bannedAt?: string | undefined
  bannedBy?: string | undefined
}

/** A person's records: someone who drives for two organisations has one in each, with the same id. */
export function recordsOf({ people, secondRecords }: World, id: string): Person[] {
  return [people.get(id), people.get(secondRecords.get(id) ?? '')].filter((record) => record !== undefined)
}
