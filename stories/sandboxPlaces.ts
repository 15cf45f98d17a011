import { createSandbox, type PersonaName, personas, type WorldName } from '@driver-trust/sandbox'
import { STORY_TIME } from '../.storybook/fixedClock.ts'

/** The world is the same in every story, so its ids can be looked up before one opens. */
const worldOf = (name: WorldName) => createSandbox({ now: () => STORY_TIME, world: name }).state.world
const small = worldOf('small')

/** The page of an organisation in the small world, by name. */
export function organisationPage(name: string, search = ''): string {
  const found = [...small.organisations.values()].find((each) => each.name === name)
  return `/organisation/${found?.id}${search}`
}

/** Drivers of an organisation in the small world: names for readers, ids for references. */
export function driversOf(organisation: string, count: number) {
  const page = organisationPage(organisation)
  return [...small.people.values()]
    .filter((each) => each.role === 'driver' && page.endsWith(each.organizationId ?? 'none'))
    .slice(0, count)
    .map(({ id, organizationId = '' }) => ({ id, organizationId }))
}

/** Open driver invitations of an organisation in the small world. */
export function invitationsOf(organisation: string, count: number) {
  const page = organisationPage(organisation)
  return [...small.invitations.values()]
    .filter(
      ({ type, status, organizationId }) => type === 'driver' && status === 'sent' && page.endsWith(organizationId),
    )
    .slice(0, count)
    .map(({ id, organizationId }) => ({ id, organizationId, type: 'driver', role: 'driver' }))
}

/** The id of a console user. */
export function userIdOf(persona: PersonaName): string {
  const { email } = personas[persona]
  const found = [...small.people.values()].find((each) => each.email === email)
  if (!found) throw new RangeError(`There is no ${persona}.`)
  return found.id
}

/** The first driver with a status in an organisation of the small world. */
export function driverIn(status: string, organisation = 'Meridian Freight') {
  const place = organisationPage(organisation)
  const driver = [...small.people.values()].find(
    (each) => each.role === 'driver' && each.status === status && place.endsWith(each.organizationId ?? 'none'),
  )
  if (!driver) throw new RangeError(`${organisation} has no driver who is ${status}.`)
  const { id, dtId = 0, firstName, lastName } = driver
  return { id, dtId, name: `${firstName} ${lastName}`, page: `${place}/driver/${id}` }
}

/** The page of {@link driverIn}. */
export function driverPage(status: string, organisation?: string): string {
  return driverIn(status, organisation).page
}

/** The page of a console user. */
export function userPage(persona: PersonaName): string {
  const user = [...small.people.values()].find(({ email }) => email === personas[persona].email)
  return `/organisation/${user?.organizationId}/user/${user?.id}`
}

/** A settings page, showing an organisation of the small world. */
export function settingsOf(name: string, page = '/settings'): string {
  const found = [...small.organisations.values()].find((each) => each.name === name)
  return `${page}?organisation=${found?.id}`
}
