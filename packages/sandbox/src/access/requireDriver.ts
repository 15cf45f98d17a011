import type { GrantName } from '@driver-trust/domain'
import { Refusal } from '../routes/Refusal.ts'
import type { Person } from '../world/Person.ts'
import type { World } from '../world/World.ts'
import { requireGrant } from './requireGrant.ts'

interface Wanted {
  world: World
  person: Person
  userId: string
  grant: GrantName
}

/** The driver, if the person may do this in the driver's organisation. */
export function requireDriver({ world, person, userId, grant }: Wanted): Person {
  const driver = world.people.get(userId)
  if (driver?.role !== 'driver' || !driver.organizationId) throw new Refusal(404, 'not_found')
  requireGrant({ world, person, organisationId: driver.organizationId, grant })
  return driver
}
