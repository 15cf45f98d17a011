import { calls } from '@driver-trust/domain/http'
import type { InvitationStatus, InvitationsQuery } from '@driver-trust/domain/invitation'
import type { userSorts } from '@driver-trust/domain/list'
import type { Hono } from 'hono'
import Papa from 'papaparse'
import { requireGrant } from '../access/grants.ts'
import { Refusal } from '../judge/Refusal.ts'
import { sendMail } from '../mail.ts'
import type { SandboxState } from '../SandboxState.ts'
import { type InvitationRecord, type Person, recordsOf, type World } from '../world/World.ts'
import { inviteDrivers, keepInvitation, readCsv } from './inviteDrivers.ts'
import { HIDDEN, listedOrganisations, visibleData } from './listedOrganisations.ts'
import { contains, pageOf, type Sorts, sorted } from './pageOf.ts'
import { route } from './route.ts'

/** Invitations of drivers and users, from sending to accepting. */
export function invitationRoutes(app: Hono, state: SandboxState): void {
  const { world } = state

  route(app, { state, call: calls.listInvitations }, ({ input, person }) => {
    // Only a driver's details have no type (contract 7.8).
    if (!input.type && !input.user_id) throw new Refusal(400, 'request_validation_failed', 'type')
    const items: readonly object[] = input.user_id
      ? detailsOf(state, person, input)
      : invitationsInView(state, person, input)
    return pageOf(items, input, state.habits)
  })

  route(app, { state, call: calls.withdrawInvitations }, ({ input: { ids }, person }) => {
    const found = ids.map((id) => world.invitations.get(id))
    for (const each of found) {
      if (!each) throw new Refusal(404, 'not_found')
      const grant = each.type === 'driver' ? 'manageDriverInvitations' : 'withdrawUserInvitations'
      requireGrant({ world, person, organisationId: each.organizationId, grant })
    }
    for (const each of found) if (each) world.invitations.delete(each.id)
    return {}
  })

  route(app, { state, call: calls.inviteUser }, ({ input: { email, role, organizationId }, person }) => {
    const organisation = requireGrant({ world, person, organisationId: organizationId, grant: 'inviteUsers' })
    const sent = { type: 'user', status: 'pending', organizationId, invitedBy: person.id, role, email } as const
    const { token } = keepInvitation(state, sent)
    sendMail(state, {
      to: email,
      subject: `You are invited to ${organisation.name}`,
      link: `/invitation/?token=${token}`,
      code: undefined,
    })
    return {}
  })

  route(app, { state, call: calls.inviteDrivers }, ({ input: { organizationId, drivers }, person }) => {
    requireGrant({ world, person, organisationId: organizationId, grant: 'inviteDrivers' })
    return inviteDrivers(state, { organizationId, invitedBy: person.id, rows: drivers })
  })

  route(app, { state, call: calls.inviteDriversByCsv }, async ({ input: { drivers_csv, organization_id }, person }) => {
    requireGrant({ world, person, organisationId: organization_id, grant: 'inviteDrivers' })
    const invitation = await readCsv(drivers_csv, organization_id)
    if (!invitation) throw new Refusal(400, 'request_validation_failed', 'drivers_csv')
    return inviteDrivers(state, { organizationId: organization_id, invitedBy: person.id, rows: invitation.drivers })
  })

  route(app, { state, call: calls.downloadBatch }, ({ input: { batchId }, person }) =>
    batchFile(batchId, batchOf(world, person, batchId)),
  )

  // The token came by mail to this address, so accepting it also verifies the address.
  route(app, { state, call: calls.acceptInvitation, access: 'account' }, ({ input: { token }, person }) => {
    const invitation = [...world.invitations.values()].find((each) => each.type === 'user' && each.token === token)
    if (!invitation) throw new Refusal(404, 'not_found')
    if (invitation.status === 'accepted') throw new Refusal(410, 'link_expired')
    if (invitation.email?.toLowerCase() !== person.email?.toLowerCase()) throw new Refusal(403, 'forbidden')
    invitation.status = 'accepted'
    Object.assign(person, { organizationId: invitation.organizationId, role: invitation.role, emailVerified: true })
    return {}
  })
}

/** The invitations of a batch, if the person can download its file: not if any of it is masked for them. */
function batchOf(world: World, person: Person, batchId: string): InvitationRecord[] {
  const batch = [...world.invitations.values()].filter((each) => each.batchId === batchId)
  const [first] = batch
  if (!first) throw new Refusal(404, 'not_found')
  requireGrant({ world, person, organisationId: first.organizationId, grant: 'manageDriverInvitations' })
  if (!visibleData(world, person, first)) throw new Refusal(403, 'forbidden')
  return batch
}

function batchFile(batchId: string, batch: readonly InvitationRecord[]): Response {
  const columns = ['firstName', 'lastName', 'phoneNumber', 'email', 'status']
  return new Response(Papa.unparse([...batch], { columns, quotes: true }), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="drivers-${batchId}.csv"`,
    },
  })
}

interface Row {
  invitation: InvitationRecord
  known: ReturnType<typeof visibleData>
}

function invitationsInView(state: SandboxState, person: Person, query: InvitationsQuery) {
  const { world, habits } = state
  const places = listedOrganisations({ world, habits, person, named: query.organization_id, kind: query.type })
  const rows: Row[] = []
  for (const invitation of world.invitations.values()) {
    if (!places[invitation.type].has(invitation.organizationId)) continue
    const row = { invitation, known: visibleData(world, person, invitation) }
    if (matches(row, query, state)) rows.push(row)
  }
  const { order_by = '-created_at' } = query
  // Invitations of one batch have the same time, so the order of creation decides.
  const made = order_by.startsWith('-') ? rows.reverse() : rows
  return sorted(made, SORTS, order_by).map(({ invitation, known }) =>
    invitationItem(invitation, { now: state.now(), known }),
  )
}

const SORTS: Sorts<(typeof userSorts)[number], Row> = {
  created_at: ({ invitation }) => invitation.createdAt,
  email: ({ known }) => known?.email,
  phone_number: ({ known }) => known?.phoneNumber,
  first_name: ({ known }) => known?.firstName,
  last_name: ({ known }) => known?.lastName,
  dt_id: () => undefined, // people have no ID before they join
}

/** Driver details come through the list of invitations, within the organisations in the query (contract 7.8). */
function detailsOf(
  { world, habits }: SandboxState,
  person: Person,
  { user_id = '', organization_id }: InvitationsQuery,
) {
  const listed = listedOrganisations({ world, habits, person, named: organization_id, kind: 'driver' })
  const found = recordsOf(world, user_id).filter(
    ({ role, organizationId = '' }) => role === 'driver' && listed.driver.has(organizationId),
  )
  return found.map((driver) => {
    const admins = [...world.people.values()].filter(({ role }) => role === 'admin')
    const inviter = admins.find((each) => each.organizationId === driver.organizationId) ?? admins[0]
    const details = driverAsInvitation(driver, { known: visibleData(world, person, driver), inviter })
    return habits.isLenient ? details : { ...details, id: invitationIdOf(driver.id) }
  })
}

/** An id that no person has: the first digit of theirs, turned round. */
function invitationIdOf(id: string): string {
  return `${(Number.parseInt(id.charAt(0), 16) ^ 15).toString(16)}${id.slice(1)}`
}

/** Masked data is neither searched nor sorted by. */
function matches({ invitation, known }: Row, query: InvitationsQuery, { now, habits }: SandboxState): boolean {
  const { type, role, status, first_name, last_name, email, phone_number } = query
  return (
    (type === undefined || invitation.type === type) &&
    (role === undefined || invitation.role === role) &&
    (status === undefined || status === invitationStatusAt(invitation, now())) &&
    contains(known?.firstName, first_name, habits) &&
    contains(known?.lastName, last_name, habits) &&
    contains(known?.email, email, habits) &&
    contains(known?.phoneNumber, phone_number, habits)
  )
}

/** Milliseconds after which a queued invitation counts as sent. */
const QUEUE = 5_000

/** The current status: queued for a moment, then sent. */
function invitationStatusAt(invitation: InvitationRecord, now: number): InvitationStatus {
  const { status, createdAt, staysQueued } = invitation
  return status === 'pending' && !staysQueued && now - Date.parse(createdAt) >= QUEUE ? 'sent' : status
}

type Known = ReturnType<typeof visibleData>

/** An item of the list of invitations, masked unless personal data is given. */
function invitationItem(invitation: InvitationRecord, { now, known }: { now: number; known: Known }) {
  const { id, type, organizationId, invitedBy, createdAt, role, reason, batchId } = invitation
  const common = { id, type, organizationId, invitedBy, createdAt, role, status: invitationStatusAt(invitation, now) }
  return type === 'user' ? { ...common, email: known?.email } : { ...common, batchId, reason, ...(known ?? HIDDEN) }
}

/** A driver who has joined, in the shape of the invitation they came through. */
function driverAsInvitation(
  driver: Person,
  { known, inviter = driver }: { known: Known; inviter: Person | undefined },
) {
  const { id, role, organizationId, dtId, createdAt, updatedAt, emailVerified } = driver
  const invited = { invitedBy: inviter.id, batchId: id, type: 'driver' as const, status: 'accepted' as const }
  return { id, role, organizationId, dtId, createdAt, updatedAt, emailVerified, ...invited, ...(known ?? HIDDEN) }
}
