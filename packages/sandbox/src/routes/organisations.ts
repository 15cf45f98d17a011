import { groupingStatuses, groupStatuses, isBanned } from '@driver-trust/domain/driver'
import { calls } from '@driver-trust/domain/http'
import type { Counters } from '@driver-trust/domain/organisation'
import type { Hono } from 'hono'
import { isGranted, requireGrant } from '../access/grants.ts'
import { organisationsInView, treeText } from '../access/tree.ts'
import { Refusal } from '../judge/Refusal.ts'
import type { SandboxState } from '../SandboxState.ts'
import type { OrganisationRecord, World } from '../world/World.ts'
import { JsonText, route } from './route.ts'

/** The tree of organisations and what can be done with each. */
export function organisationRoutes(app: Hono, state: SandboxState): void {
  const { world } = state
  const now = () => new Date(state.now()).toISOString()
  const isTaken = (name: string, but?: string) =>
    [...world.organisations.values()].some((each) => each.id !== but && each.name.toLowerCase() === name.toLowerCase())

  route(app, { state, call: calls.organisationTree }, ({ person }) => {
    const [own, ...below] = organisationsInView(world, person)
    return own ? new JsonText(treeText(own, below)) : {}
  })

  route(app, { state, call: calls.createOrganisation }, ({ input, person }) => {
    const { name, parentId, subcontractor = false, subcontractorPersonalDataHidden = false } = input
    const isFirst = person.organizationId === undefined
    if (!isFirst) {
      const organisationId = parentId ?? person.organizationId ?? ''
      requireGrant({ world, person, organisationId, grant: 'createSubOrganisation' })
      // A new organisation is always below the viewer's own, even if its parent is the viewer's own.
      if (subcontractor && !isGranted(world, person, { grant: 'setSubcontractor', place: 'below' }))
        throw new Refusal(403, 'forbidden')
    }
    if (isTaken(name)) throw new Refusal(409, 'organisation_exists')
    const at = now()
    const record: OrganisationRecord = {
      id: state.newId(),
      name,
      ownerId: isFirst ? person.id : undefined,
      parentId: isFirst ? undefined : (parentId ?? person.organizationId),
      subcontractor,
      subcontractorPersonalDataHidden: subcontractor && subcontractorPersonalDataHidden,
      isDriversInvitationAllowed: isFirst, // off by default; a registered root has it on
      createdAt: at,
      updatedAt: at,
    }
    world.organisations.set(record.id, record)
    if (isFirst) Object.assign(person, { organizationId: record.id, role: 'admin' })
    return record
  })

  route(app, { state, call: calls.updateOrganisation }, ({ input: { id, name, subcontractor }, person }) => {
    const record = requireGrant({ world, person, organisationId: id, grant: 'renameOrganisation' })
    if (subcontractor !== record.subcontractor)
      requireGrant({ world, person, organisationId: id, grant: 'setSubcontractor' })
    if (isTaken(name, id)) throw new Refusal(409, 'organisation_exists')
    Object.assign(record, { name, subcontractor, updatedAt: now() })
    return record
  })

  route(app, { state, call: calls.deleteOrganisation }, ({ input: { organization_id: id }, person }) => {
    requireGrant({ world, person, organisationId: id, grant: 'deleteOrganisation' })
    if (Object.values(countersOf(world, id)).some((count) => count > 0)) throw new Refusal(403, 'forbidden')
    deleteOrganisation(world, id)
  })

  route(app, { state, call: calls.counters }, ({ input: { id }, person }) => {
    requireGrant({ world, person, organisationId: id, grant: 'viewOrganisation' })
    return countersOf(world, id)
  })

  route(app, { state, call: calls.stats }, ({ input: { id }, person }) => {
    requireGrant({ world, person, organisationId: id, grant: 'viewOrganisation' })
    const drivers = [...world.people.values()].filter((each) => each.role === 'driver' && each.organizationId === id)
    const count = (statuses: readonly string[]) => drivers.filter(({ status }) => statuses.includes(status)).length
    const month = now().slice(0, 7)
    const unverifiedDrivers = count(groupingStatuses.unverified)
    return {
      verificationsThisMonth: drivers.filter(({ verifiedAt }) => verifiedAt?.startsWith(month)).length,
      activeDrivers: drivers.length - unverifiedDrivers - count(groupStatuses.red),
      unverifiedDrivers,
      redDrivers: count(groupStatuses.red.filter((status) => !isBanned(status))),
    }
  })
}

/** Also deletes its bans, invitations and settings: nothing may refer to an organisation that no longer exists. */
function deleteOrganisation(world: World, id: string) {
  const { organisations, people, invitations, settings } = world
  organisations.delete(id)
  world.deletedOrganisations.add(id)
  settings.delete(id)
  for (const each of people.values()) if (each.organizationId === id) each.organizationId = undefined
  for (const each of [...invitations.values()]) if (each.organizationId === id) invitations.delete(each.id)
}

/**
 * The counts of one organisation, without what is below it. Drivers are all who belong to it, banned or not; those who
 * were removed are only listed as banned, and deleted along with the organisation.
 */
function countersOf(world: World, organisationId: string): Counters {
  const members = [...world.people.values()].filter((each) => each.organizationId === organisationId)
  return {
    drivers: members.filter(({ role, isRemoved }) => role === 'driver' && !isRemoved).length,
    users: members.filter(({ role }) => role !== 'driver').length,
    subOrganizations: [...world.organisations.values()].filter(({ parentId }) => parentId === organisationId).length,
  }
}
