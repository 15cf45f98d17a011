import { createSandbox, type PersonaName, personas } from '@driver-trust/sandbox'
import { STORY_TIME } from '../../../.storybook/fixedClock.ts'

/** The world is the same in every story, so its ids can be looked up before one opens. */
const small = createSandbox({ now: () => STORY_TIME, world: 'small' }).state.world

const idOf = (name: string) => [...small.organisations.values()].find((each) => each.name === name)?.id

/** The page of an organisation in the small world, by name. */
export function organisationPage(name: string, search = ''): string {
  return `/organisation/${idOf(name)}${search}`
}

function userOf(persona: PersonaName) {
  const found = [...small.people.values()].find(({ email }) => email === personas[persona].email)
  if (!found) throw new RangeError(`There is no ${persona}.`)
  return found
}

/** The id of a console user. */
export function userIdOf(persona: PersonaName): string {
  return userOf(persona).id
}

/** The first driver with a status in an organisation of the small world. */
export function driverIn(status: string, organisation = 'Meridian Freight') {
  const place = idOf(organisation)
  const driver = [...small.people.values()].find(
    (each) => each.role === 'driver' && each.organizationId === place && each.status === status,
  )
  if (!driver) throw new RangeError(`${organisation} has no driver who is ${status}.`)
  const { id, dtId = 0, firstName, lastName } = driver
  return { id, dtId, name: `${firstName} ${lastName}`, page: `${organisationPage(organisation)}/driver/${id}` }
}

/** The page of a console user. */
export function userPage(persona: PersonaName): string {
  const { organizationId, id } = userOf(persona)
  return `/organisation/${organizationId}/user/${id}`
}

/** A settings page, showing an organisation of the small world. */
export function settingsOf(name: string, page = '/settings'): string {
  return `${page}?organisation=${idOf(name)}`
}
