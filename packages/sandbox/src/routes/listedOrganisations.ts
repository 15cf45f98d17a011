import type { GrantName } from '@driver-trust/domain/permission'
import { isGranted, type Place } from '../access/grants.ts'
import { organisationsInView, upwards } from '../access/tree.ts'
import type { ServerHabits } from '../habits.ts'
import { Refusal } from '../judge/Refusal.ts'
import type { OrganisationRecord, Person, World } from '../world/World.ts'
import { list } from './pageOf.ts'

/** The grant that shows each kind of person in a list, also those who are invited. */
export const LISTED = { driver: 'viewDrivers', user: 'viewUsers' } as const satisfies Record<string, GrantName>

type Kind = keyof typeof LISTED

interface Listing {
  world: World
  person: Person
  /** The organisations that the call names: one, several or none. */
  named: string | string[] | undefined
  /** Only these people are listed, by default both; the grant of each is needed in each named organisation. */
  kind: Kind | undefined
  habits: ServerHabits
}

/**
 * The organisations that a list covers, for each kind of person: those named, or all where the grant holds if none are.
 * Throws a 403 if a named one is refused, or for a person without an organisation, and a 404 if one doesn't exist; a
 * lenient server skips one that has been deleted.
 */
export function listedOrganisations({ world, person, named, kind, habits }: Listing) {
  const view = organisationsInView(world, person)
  if (person.role === 'driver' || view.length === 0) throw new Refusal(403, 'forbidden')
  const places = new Map<string, Place>(view.map(({ id }) => [id, id === person.organizationId ? 'own' : 'below']))
  const holds = (id: string, of: Kind) =>
    isGranted(world, person, { grant: LISTED[of], place: places.get(id) ?? 'outside' })
  const kinds: readonly Kind[] = kind ? [kind] : ['driver', 'user']
  const isSkipped = (id: string) => habits.isLenient && world.deletedOrganisations.has(id)
  const asked = list(named).filter((id) => !isSkipped(id))
  if (asked.some((id) => !world.organisations.has(id))) throw new Refusal(404, 'not_found', 'organization_id')
  if (asked.some((id) => !kinds.every((each) => holds(id, each)))) throw new Refusal(403, 'forbidden')
  const covered = named === undefined ? view : view.filter(({ id }) => asked.includes(id))
  const listed = (of: Kind): ReadonlyMap<string, OrganisationRecord> =>
    new Map(kinds.includes(of) ? covered.filter(({ id }) => holds(id, of)).map((each) => [each.id, each]) : [])
  return { driver: listed('driver'), user: listed('user') }
}

type PersonalData = Pick<Person, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>

/** What an answer contains in place of personal data. */
export const HIDDEN = { isPersonalDataHidden: true, email: 'hidden' } as const

/**
 * A person's or an invitation's personal data; undefined for a driver who is masked for the viewer, because a
 * subcontractor between the two hides its drivers. Answers, filters and sorting use only this.
 */
export function visibleData(
  world: World,
  viewer: Person,
  of: PersonalData & Pick<Person, 'role' | 'organizationId'>,
): PersonalData | undefined {
  const { firstName, lastName, email, phoneNumber } = of
  return of.role === 'driver' && isHidden(world, viewer, of.organizationId)
    ? undefined
    : { firstName, lastName, email, phoneNumber }
}

function isHidden(world: World, viewer: Person, organisationId: string | undefined): boolean {
  for (const { id, subcontractorPersonalDataHidden } of upwards(world, organisationId)) {
    if (id === viewer.organizationId) return false
    if (subcontractorPersonalDataHidden) return true
  }
  return false
}
