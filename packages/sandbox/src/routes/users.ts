import { calls, type UsersQuery } from '@driver-trust/domain/http'
import type { SortField } from '@driver-trust/domain/list'
import { tableOf, withoutGaps } from '@driver-trust/domain/struct'
import type { Hono } from 'hono'
import { isGranted, placeOf, requireDriver, requireUser } from '../access/grants.ts'
import type { ServerHabits } from '../habits.ts'
import { Refusal } from '../judge/Refusal.ts'
import type { SandboxState } from '../SandboxState.ts'
import type { OrganisationRecord, Person } from '../world/World.ts'
import { HIDDEN, LISTED, listedOrganisations, visibleData } from './listedOrganisations.ts'
import { contains, list, pageOf, type Sorts, sorted } from './pageOf.ts'
import { route } from './route.ts'

/** The lists of users and drivers, and what can be done with users. */
export function userRoutes(app: Hono, state: SandboxState): void {
  const { world } = state

  route(app, { state, call: calls.listUsers }, ({ input, person }) => {
    const rows = rowsInView(state, person, input)
    const page = pageOf(sorted(rows, SORTS, input.order_by), input, state.habits)
    return { ...page, items: page.items.map(userRow) }
  })

  route(app, { state, call: calls.updateProfile }, ({ input, person }) => {
    const isTaken = [...world.people.values()].some(
      (each) => each.id !== person.id && each.password && each.phoneNumber === input.phoneNumber,
    )
    if (input.phoneNumber && isTaken) throw new Refusal(409, 'resource_conflict')
    Object.assign(person, withoutGaps(input), { updatedAt: new Date(state.now()).toISOString() })
    return {}
  })

  route(app, { state, call: calls.changeRole }, ({ input: { user_id, role }, person }) => {
    const user = requireUser({ world, person, userId: user_id, grant: 'changeUserRole' })
    Object.assign(user, { role, updatedAt: new Date(state.now()).toISOString() })
  })

  route(app, { state, call: calls.lookUpUsers }, ({ input: { ids }, person }) => {
    return withoutGaps(tableOf(ids, (id) => visiblePerson(state, person, id)))
  })

  route(app, { state, call: calls.nameDriver }, ({ input: { user_id }, person }) => {
    requireDriver({ world, person, userId: user_id, grant: 'viewDrivers' })
    return {}
  })
}

/** The grant that an invitation can be withdrawn with, and so whom it is for can be seen. */
const INVITED = { driver: 'manageDriverInvitations', user: 'withdrawUserInvitations' } as const

const kindOf = ({ role }: Pick<Person, 'role'>) => (role === 'driver' ? 'driver' : 'user')

/**
 * A person by id, as far as the viewer can see them: people in their lists, and those whom an invitation is for.
 */
function visiblePerson({ world }: SandboxState, viewer: Person, id: string) {
  const person = world.people.get(id)
  const invitation = world.invitations.get(id)
  const found = person ?? invitation
  if (!found) return undefined
  const grant = person ? LISTED[kindOf(person)] : INVITED[invitation?.type ?? 'user']
  const place = placeOf(world, viewer, found.organizationId ?? '')
  if (found !== viewer && !isGranted(world, viewer, { grant, place })) return undefined
  return { id, role: found.role, ...(visibleData(world, viewer, found) ?? HIDDEN) }
}

interface Row {
  person: Person
  organisation: OrganisationRecord
  known: ReturnType<typeof visibleData>
}

/** The people that match a query, among those the viewer can see. */
function rowsInView({ world, habits }: SandboxState, viewer: Person, query: UsersQuery): Row[] {
  const { role, organization_id: named } = query
  const places = listedOrganisations({ world, habits, person: viewer, named, kind: role && kindOf({ role }) })
  const rows: Row[] = []
  for (const person of world.people.values()) {
    const organisation = places[kindOf(person)].get(person.organizationId ?? '')
    const row = organisation && { person, organisation, known: visibleData(world, viewer, person) }
    if (row && matches(row, query, habits)) rows.push(row)
  }
  return rows
}

function userRow({ person, organisation, known }: Row) {
  const { id, role, dtId, status, createdAt, updatedAt, verifiedAt, bannedAt, bannedBy } = person
  const place = { organizationId: organisation.id, organizationName: organisation.name }
  const times = { createdAt, updatedAt, verifiedAt, bannedAt }
  return { id, role, dtId, status, ...times, bannedBy, ...place, ...(known ?? HIDDEN) }
}

/** Masked data is neither searched nor sorted by. */
function matches({ person, known }: Row, query: UsersQuery, habits: ServerHabits): boolean {
  const { role, status, first_name, last_name, email, phone_number, dt_id, user_id } = query
  return (
    (role === undefined || role === person.role) &&
    (status === undefined || list<string>(status).includes(person.status)) &&
    contains(known?.firstName, first_name, habits) &&
    contains(known?.lastName, last_name, habits) &&
    contains(known?.email, email, habits) &&
    contains(known?.phoneNumber, phone_number, habits) &&
    contains(person.dtId?.toString(), dt_id) &&
    (user_id === undefined || person.id === user_id)
  )
}

const SORTS: Sorts<SortField, Row> = {
  created_at: ({ person }) => person.createdAt,
  updated_at: ({ person }) => person.updatedAt,
  verified_at: ({ person }) => person.verifiedAt,
  banned_at: ({ person }) => person.bannedAt,
  email: ({ known }) => known?.email,
  phone_number: ({ known }) => known?.phoneNumber,
  first_name: ({ known }) => known?.firstName,
  last_name: ({ known }) => known?.lastName,
  dt_id: ({ person }) => person.dtId,
  status: ({ person }) => person.status,
  organization_name: ({ organisation }) => organisation.name,
}
