import type { GrantName } from '@driver-trust/domain'
import { list } from '../routes/pageOf.ts'
import { Refusal } from '../routes/route.ts'
import type { OrganisationRecord, Person, World } from '../world/World.ts'
import { isGranted, type Place } from './grants.ts'
import { organisationsInView } from './treeOf.ts'

interface Listing {
  world: World
  person: Person
  /** The organisations that the call names: one, several or none. */
  named: string | string[] | undefined
  /** What is listed; naming an organisation needs each of these grants there. */
  grants: readonly GrantName[]
}

/**
 * The organisations that a list covers for each of the grants: those that are named, or all in which the grant is held when none are. Refused
 * with 403 where one that is named is refused, and to whoever has no organisation. One that a colleague has just deleted is left out.
 */
export function listedOrganisations({ world, person, named, grants }: Listing) {
  const view = organisationsInView(world, person)
  if (person.role === 'driver' || view.length === 0) throw new Refusal(403, 'forbidden')
  const places = new Map<string, Place>(view.map(({ id }) => [id, id === person.organizationId ? 'own' : 'below']))
  const holds = (id: string, grant: GrantName) =>
    isGranted(world, person, { grant, place: places.get(id) ?? 'outside' })
  const asked = list(named).filter((id) => world.organisations.has(id))
  if (asked.some((id) => !grants.every((grant) => holds(id, grant)))) throw new Refusal(403, 'forbidden')
  const covered = named === undefined ? view : view.filter(({ id }) => asked.includes(id))
  return (grant: GrantName): ReadonlyMap<string, OrganisationRecord> =>
    new Map(grants.includes(grant) ? covered.filter(({ id }) => holds(id, grant)).map((each) => [each.id, each]) : [])
}

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
