import type { Activity } from './Activity.ts'
import type { InvitationRecord } from './InvitationRecord.ts'
import type { OrganisationRecord } from './OrganisationRecord.ts'
import type { Person } from './Person.ts'
import type { TokenRecords } from './TokenRecords.ts'

/** Everything the sandbox knows. It lives in memory and is made anew from a seed. */
export interface World {
  organisations: Map<string, OrganisationRecord>
  people: Map<string, Person>
  invitations: Map<string, InvitationRecord>
  activity: Activity[]
  tokens: TokenRecords
}
