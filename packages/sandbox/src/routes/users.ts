import { calls, type UsersQuery } from '@driver-trust/domain'
import type { Hono } from 'hono'
import { hidesPersonalData } from '../access/hidesPersonalData.ts'
import { organisationsInView } from '../access/organisationsInView.ts'
import type { SandboxState } from '../SandboxState.ts'
import type { OrganisationRecord } from '../world/OrganisationRecord.ts'
import type { Person } from '../world/Person.ts'
import { pageOf } from './pageOf.ts'
import { Refusal } from './Refusal.ts'
import { route } from './route.ts'
import { sortPeople } from './sortPeople.ts'

/** The lists of users and drivers. */
export function userRoutes(app: Hono, state: SandboxState): void {
  route(app, { state, call: calls.listUsers }, ({ input, person }) => {
    if (person.role === 'driver') throw new Refusal(403, 'forbidden')
    const view = new Map(organisationsInView(state.world, person).map((each) => [each.id, each]))
    const asked = list(input.organization_id)
    if (asked.some((id) => !view.has(id))) throw new Refusal(403, 'forbidden')
    const rows: Row[] = []
    for (const each of state.world.people.values()) {
      const organisation = each.organizationId ? view.get(each.organizationId) : undefined
      if (!organisation || (asked.length > 0 && !asked.includes(organisation.id))) continue
      if (!matches(each, input)) continue
      const isMasked = each.role === 'driver' && hidesPersonalData(state.world, organisation, person.organizationId)
      rows.push({ person: each, organisation, isMasked })
    }
    const page = pageOf(sortPeople(rows, input.order_by), { page: input.page, size: input.page_size })
    return { ...page, items: page.items.map(userRow) }
  })
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

function matches(person: Person, query: UsersQuery): boolean {
  const { role, status, first_name, last_name, email, phone_number, dt_id, user_id } = query
  return (
    isOneOf(role, person.role) &&
    isOneOf(status, person.status) &&
    contains(person.firstName, first_name) &&
    contains(person.lastName, last_name) &&
    contains(person.email, email) &&
    contains(person.phoneNumber, phone_number) &&
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
