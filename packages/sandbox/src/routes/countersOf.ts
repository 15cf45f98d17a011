import type { Counters } from '@driver-trust/domain'
import type { World } from '../world/World.ts'

/** How many drivers, users and sub-organisations an organisation has of its own. */
export function countersOf(world: World, organisationId: string): Counters {
  const members = [...world.people.values()].filter((each) => each.organizationId === organisationId)
  return {
    drivers: members.filter(({ role }) => role === 'driver').length,
    users: members.filter(({ role }) => role !== 'driver').length,
    subOrganizations: [...world.organisations.values()].filter(({ parentId }) => parentId === organisationId).length,
  }
}
