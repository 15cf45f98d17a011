import { type Counters, groupingStatuses } from '@driver-trust/domain'
import type { World } from '../world/World.ts'

const isActive = (status: string | undefined) => groupingStatuses.active.some((each) => each === status)

/**
 * How many drivers, users and sub-organisations an organisation has of its own. Drivers are those of the "Active" list: a ban ends in removal, and
 * the "Banned" list is a record of bans, which neither counts nor keeps an organisation from being deleted; its bans end with it.
 */
export function countersOf(world: World, organisationId: string): Counters {
  const members = [...world.people.values()].filter((each) => each.organizationId === organisationId)
  return {
    drivers: members.filter(({ role, status }) => role === 'driver' && isActive(status)).length,
    users: members.filter(({ role }) => role !== 'driver').length,
    subOrganizations: [...world.organisations.values()].filter(({ parentId }) => parentId === organisationId).length,
  }
}
