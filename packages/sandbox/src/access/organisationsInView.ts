import type { OrganisationRecord } from '../world/OrganisationRecord.ts'
import type { Person } from '../world/Person.ts'
import type { World } from '../world/World.ts'

/** The person's own organisation and everything below it, parents first. */
export function organisationsInView(world: World, person: Person): OrganisationRecord[] {
  const own = person.organizationId ? world.organisations.get(person.organizationId) : undefined
  if (!own) return []
  const children = Map.groupBy(world.organisations.values(), ({ parentId }) => parentId)
  const found = [own]
  for (const each of found) found.push(...(children.get(each.id) ?? []))
  return found
}
