import type { Deadlines, Settings } from '@driver-trust/domain'
import type { Activity } from './Activity.ts'
import type { InvitationRecord } from './InvitationRecord.ts'
import type { MailLink } from './MailLink.ts'
import type { OrganisationRecord } from './OrganisationRecord.ts'
import type { Person } from './Person.ts'
import type { TokenRecords } from './TokenRecords.ts'

/** Everything the sandbox knows. It lives in memory and is made anew from a seed. */
export interface World {
  organisations: Map<string, OrganisationRecord>
  people: Map<string, Person>
  invitations: Map<string, InvitationRecord>
  /** No longer listed and not to be accepted; whoever sends them again still learns from their id whom they were for. */
  withdrawnInvitations: Map<string, InvitationRecord>
  /** Oldest first. */
  activity: Activity[]
  settings: Map<string, Settings>
  deadlines: Map<string, Deadlines['deadlines']>
  /** By the token of the link. */
  links: Map<string, MailLink>
  /** Challenges that were given out and not yet exchanged. */
  challenges: Set<string>
  tokens: TokenRecords
}
