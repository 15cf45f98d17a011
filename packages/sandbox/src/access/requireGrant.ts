import type { GrantName } from '@driver-trust/domain'
import { Refusal } from '../routes/Refusal.ts'
import type { OrganisationRecord } from '../world/OrganisationRecord.ts'
import type { Person } from '../world/Person.ts'
import type { World } from '../world/World.ts'
import { isGranted, placeOf } from './grants.ts'

interface Wanted {
  world: World
  person: Person
  organisationId: string
  grant: GrantName
}

/** The organisation, if the person may do this in it; else 404 where it is out of view, and 403 where the grant is refused. */
export function requireGrant({ world, person, organisationId, grant }: Wanted): OrganisationRecord {
  const record = world.organisations.get(organisationId)
  const place = placeOf(world, person, organisationId)
  if (!record || place === 'outside') throw new Refusal(404, 'not_found')
  const isSwitchedOff = grant === 'inviteDrivers' && !record.isDriversInvitationAllowed
  if (isSwitchedOff || !isGranted(world, person, { grant, place })) throw new Refusal(403, 'forbidden')
  return record
}
