import { calls, type UsersQuery } from '@driver-trust/domain'
import type { Hono } from 'hono'
import { hidesPersonalData } from '../access/hidesPersonalData.ts'
import { organisationsInView } from '../access/organisationsInView.ts'
import { requireDriver } from '../access/requireDriver.ts'
import { requireUser } from '../access/requireUser.ts'
import type { SandboxState } from '../SandboxState.ts'
import type { OrganisationRecord } from '../world/OrganisationRecord.ts'
import type { Person } from '../world/Person.ts'
import type { World } from '../world/World.ts'
import { pageOf } from './pageOf.ts'
import { Refusal } from './Refusal.ts'
import { route } from './route.ts'
import { sortPeople } from './sortPeople.ts'

/** The lists of users and drivers, and what can be done with users. */
export function userRoutes(app: Hono, state: SandboxState): void {
  const { world } = state

  route(app, { state, call: calls.listUsers }, ({ input, person }) => {
    const rows = rowsInView(world, person, input)
    const page = pageOf(sortPeople(rows, input.order_by), { page: input.page, size: input.page_size })
    return { ...page, items: page.items.map(userRow) }
  })

  route(app, { state, call: calls.updateProfile }, ({ input, person }) => {
    const isTaken = [...world.people.values()].some(
      (each) => each.id !== person.id && each.password && each.phoneNumber === input.phoneNumber,
    )
    if (input.phoneNumber && isTaken) throw new Refusal(409, 'resource_conflict')
    const given = Object.entries(input).filter(([, value]) => value !== undefined)
    Object.assign(person, Object.fromEntries(given), { updatedAt: new Date(state.now()).toISOString() })
    return {}
  })

  route(app, { state, call: calls.changeRole }, ({ input: { user_id, role }, person }) => {
    const user = requireUser({ world, person, userId: user_id, grant: 'changeUserRole' })
    Object.assign(user, { role, updatedAt: new Date(state.now()).toISOString() })
  })

  route(app, { state, call: calls.lookUpUsers }, ({ input: { ids }, person }) => {
    const view = new Set(organisationsInView(world, person).map(({ id }) => id))
    const found = ids.map((id) => world.people.get(id)).filter((each) => each !== undefined)
    return Object.fromEntries(found.map((each) => [each.id, lookedUp(each, view)]))
  })

  route(app, { state, call: calls.nameDriver }, ({ input: { user_id }, person }) => {
    requireDriver({ world, person, userId: user_id, grant: 'viewDrivers' })
    return {}
  })
}

/** People outside the view are known by name only. */
function lookedUp({ id, role, email, firstName, lastName, organizationId }: Person, view: ReadonlySet<string>) {
  const isInView = organizationId !== undefined && view.has(organizationId)
  return { id, role, firstName, lastName, email: isInView && email ? email : 'hidden' }
}

/** The people that a query asks for among those whom the person may see. */
function rowsInView(world: World, person: Person, query: UsersQuery): Row[] {
  const view = new Map(organisationsInView(world, person).map((each) => [each.id, each]))
  if (person.role === 'driver' || view.size === 0) throw new Refusal(403, 'forbidden')
  const asked = list(query.organization_id)
  // Of one that a colleague has just deleted there is nothing to tell, and nothing to refuse.
  if (asked.some((id) => !view.has(id) && world.organisations.has(id))) throw new Refusal(403, 'forbidden')
  const rows: Row[] = []
  for (const each of world.people.values()) {
    const organisation = each.organizationId ? view.get(each.organizationId) : undefined
    if (!organisation || (asked.length > 0 && !asked.includes(organisation.id))) continue
    const isMasked = each.role === 'driver' && hidesPersonalData(world, organisation, person.organizationId)
    if (matches(each, query, isMasked)) rows.push({ person: each, organisation, isMasked })
  }
  return rows
}

export interface Row {
  person: Person
  organisation: OrganisationRecord
  isMasked: boolean
}

function userRow({ person, organisation, isMasked }: Row) {
  const { id, role, dtId, status, createdAt, updatedAt, verifiedAt, bannedAt, bannedBy } = person
  const personal = isMasked
    ? { isPersonalDataHidden: true, email: 'hidden' }
    : { email: person.email, phoneNumber: person.phoneNumber, firstName: person.firstName, lastName: person.lastName }
  const place = { organizationId: organisation.id, organizationName: organisation.name }
  return { id, role, dtId, status, createdAt, updatedAt, verifiedAt, bannedAt, bannedBy, ...place, ...personal }
}

/** A masked person is never found by what is masked. */
function matches(person: Person, query: UsersQuery, isMasked: boolean): boolean {
  const { role, status, first_name, last_name, email, phone_number, dt_id, user_id } = query
  return (
    isOneOf(role, person.role) &&
    isOneOf(status, person.status) &&
    contains(isMasked ? undefined : person.firstName, first_name) &&
    contains(isMasked ? undefined : person.lastName, last_name) &&
    contains(isMasked ? undefined : person.email, email) &&
    contains(isMasked ? undefined : person.phoneNumber, phone_number) &&
    contains(person.dtId?.toString(), dt_id) &&
    (user_id === undefined || person.id === user_id)
  )
}

function list<T>(value: T | T[] | undefined): T[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

function isOneOf(allowed: string | string[] | undefined, value: string): boolean {
  const values = list(allowed)
  return values.length === 0 || values.includes(value)
}

function contains(value: string | undefined, part: string | undefined): boolean {
  return part === undefined || (value ?? '').toLowerCase().includes(part.toLowerCase())
}
