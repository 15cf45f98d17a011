import type { Person } from '../world/Person.ts'
import type { World } from '../world/World.ts'

type PersonalData = Pick<Person, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>

/** What an answer says in place of personal data. */
export const HIDDEN = { isPersonalDataHidden: true, email: 'hidden' } as const

/**
 * A person's or an invitation's personal data, or undefined for a driver who is masked for the viewer: a subcontractor that hides its drivers'
 * data stands between the two. What is sent, found and sorted by comes from here alone.
 */
export function knownData(
  world: World,
  viewer: Person,
  of: PersonalData & Pick<Person, 'role' | 'organizationId'>,
): PersonalData | undefined {
  const { firstName, lastName, email, phoneNumber } = of
  return of.role === 'driver' && isHidden(world, viewer, of.organizationId)
    ? undefined
    : { firstName, lastName, email, phoneNumber }
}

function isHidden({ organisations }: World, viewer: Person, organisationId: string | undefined): boolean {
  let at = organisationId ? organisations.get(organisationId) : undefined
  while (at && at.id !== viewer.organizationId) {
    if (at.subcontractorPersonalDataHidden) return true
    at = at.parentId ? organisations.get(at.parentId) : undefined
  }
  return false
}
