import { calls, type InvitationsQuery } from '@driver-trust/domain'
import type { Hono } from 'hono'
import { hidesPersonalData } from '../access/hidesPersonalData.ts'
import { organisationsInView } from '../access/organisationsInView.ts'
import { requireGrant } from '../access/requireGrant.ts'
import { sendMail } from '../mail/sendMail.ts'
import type { SandboxState } from '../SandboxState.ts'
import type { InvitationRecord } from '../world/InvitationRecord.ts'
import type { Person } from '../world/Person.ts'
import { driverAsInvitation, invitationItem, invitationStatusAt } from './invitationItem.ts'
import { inviteDrivers } from './inviteDrivers.ts'
import { pageOf } from './pageOf.ts'
import { Refusal } from './Refusal.ts'
import { readCsv } from './readCsv.ts'
import { route } from './route.ts'

/** Invitations of drivers and users, from sending to accepting. */
export function invitationRoutes(app: Hono, state: SandboxState): void {
  const { world } = state

  route(app, { state, call: calls.listInvitations }, ({ input, person }) => {
    const items: readonly object[] = input.user_id
      ? detailsOf(state, person, input)
      : invitationsInView(state, person, input)
    return pageOf(items, { page: input.page, size: input.page_size })
  })

  route(app, { state, call: calls.withdrawInvitations }, ({ input: { ids }, person }) => {
    const found = ids.map((id) => world.invitations.get(id))
    for (const each of found) {
      if (!each) throw new Refusal(404, 'not_found')
      const grant = each.type === 'driver' ? 'manageDriverInvitations' : 'withdrawUserInvitations'
      requireGrant({ world, person, organisationId: each.organizationId, grant })
    }
    for (const id of ids) world.invitations.delete(id)
    return {}
  })

  route(app, { state, call: calls.inviteUser }, ({ input: { email, role, organizationId }, person }) => {
    const organisation = requireGrant({ world, person, organisationId: organizationId, grant: 'inviteUsers' })
    const invitation: InvitationRecord = {
      id: state.newId(),
      type: 'user',
      status: 'pending',
      organizationId,
      invitedBy: person.id,
      batchId: undefined,
      role,
      email,
      phoneNumber: undefined,
      firstName: undefined,
      lastName: undefined,
      reason: undefined,
      token: `invitation-${state.newId()}`,
      createdAt: new Date(state.now()).toISOString(),
    }
    world.invitations.set(invitation.id, invitation)
    sendMail(state, {
      to: email,
      subject: `You are invited to ${organisation.name}`,
      link: `/invitation/?token=${invitation.token}`,
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
    const rows = readCsv(await drivers_csv.text())
    if (!rows) throw new Refusal(400, 'request_validation_failed')
    return inviteDrivers(state, { organizationId: organization_id, invitedBy: person.id, rows })
  })

  route(app, { state, call: calls.downloadBatch }, ({ input: { batchId }, person }) => {
    const batch = [...world.invitations.values()].filter((each) => each.batchId === batchId)
    const [first] = batch
    if (!first) throw new Refusal(404, 'not_found')
    requireGrant({ world, person, organisationId: first.organizationId, grant: 'manageDriverInvitations' })
    return batchFile(batchId, batch)
  })

  route(app, { state, call: calls.acceptInvitation }, ({ input: { token }, person }) => {
    const invitation = [...world.invitations.values()].find((each) => each.type === 'user' && each.token === token)
    if (!invitation) throw new Refusal(404, 'not_found')
    if (invitation.status === 'accepted') throw new Refusal(410, 'link_expired')
    if (invitation.email?.toLowerCase() !== person.email?.toLowerCase()) throw new Refusal(403, 'forbidden')
    invitation.status = 'accepted'
    Object.assign(person, { organizationId: invitation.organizationId, role: invitation.role, emailVerified: true })
    return {}
  })
}

function batchFile(batchId: string, batch: readonly InvitationRecord[]): Response {
  const lines = batch.map((each) =>
    [each.firstName, each.lastName, each.phoneNumber, each.email, each.status].map(quoted).join(','),
  )
  return new Response(['firstName,lastName,phoneNumber,email,status', ...lines, ''].join('\r\n'), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="drivers-${batchId}.csv"`,
    },
  })
}

function invitationsInView(state: SandboxState, person: Person, query: InvitationsQuery) {
  const { world } = state
  const view = new Map(organisationsInView(world, person).map((each) => [each.id, each]))
  if (person.role === 'driver' || view.size === 0) throw new Refusal(403, 'forbidden')
  const asked = list(query.organization_id)
  // Of one that a colleague has just deleted there is nothing to tell, and nothing to refuse.
  if (asked.some((id) => !view.has(id) && world.organisations.has(id))) throw new Refusal(403, 'forbidden')
  const found: InvitationRecord[] = []
  for (const each of world.invitations.values()) {
    const isMeant = view.has(each.organizationId) && (asked.length === 0 || asked.includes(each.organizationId))
    if (isMeant && matches(each, query, state.now())) found.push(each)
  }
  const isDescending = (query.order_by ?? '-created_at').startsWith('-')
  const sorted = isDescending ? found.toReversed() : found
  return sorted.map((each) => {
    const organisation = view.get(each.organizationId)
    const isMasked =
      each.type === 'driver' &&
      organisation !== undefined &&
      hidesPersonalData(world, organisation, person.organizationId)
    return invitationItem(each, { now: state.now(), isMasked })
  })
}

/** The details of one driver come through the invitation list (spec, section 7). */
function detailsOf(state: SandboxState, person: Person, { user_id = '' }: InvitationsQuery) {
  const { world } = state
  const driver = world.people.get(user_id)
  const organisation = organisationsInView(world, person).find(({ id }) => id === driver?.organizationId)
  if (driver?.role !== 'driver' || !organisation) return []
  return [driverAsInvitation(driver, hidesPersonalData(world, organisation, person.organizationId))]
}

function matches(invitation: InvitationRecord, query: InvitationsQuery, now: number): boolean {
  const { type, role, status, first_name, last_name, email, phone_number } = query
  return (
    (type === undefined || invitation.type === type) &&
    (role === undefined || invitation.role === role) &&
    (status === undefined || list(status).includes(invitationStatusAt(invitation, now))) &&
    contains(invitation.firstName, first_name) &&
    contains(invitation.lastName, last_name) &&
    contains(invitation.email, email) &&
    contains(invitation.phoneNumber, phone_number)
  )
}

function list<T>(value: T | T[] | undefined): T[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

function contains(value: string | undefined, part: string | undefined): boolean {
  return part === undefined || (value ?? '').toLowerCase().includes(part.toLowerCase())
}

function quoted(value: string | undefined): string {
  return `"${(value ?? '').replaceAll('"', '""')}"`
}
