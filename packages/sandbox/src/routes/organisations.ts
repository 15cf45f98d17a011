import { groupingStatuses, groupStatuses, isBanned } from '@driver-trust/domain/driver'
import { calls } from '@driver-trust/domain/http'
import type { Counters, Settings, SettingsUpdate } from '@driver-trust/domain/organisation'
import type { GrantName } from '@driver-trust/domain/permission'
import { withoutGaps } from '@driver-trust/domain/struct'
import type { Hono } from 'hono'
import { isGranted, placeOf, requireGrant } from '../access/grants.ts'
import { organisationsInView, treeText } from '../access/tree.ts'
import { Refusal } from '../judge/Refusal.ts'
import type { SandboxState } from '../SandboxState.ts'
import type { OrganisationRecord, World } from '../world/World.ts'
import { route } from './route.ts'

/** The tree of organisations, their figures and settings, and what can be done with each. */
export function organisationRoutes(app: Hono, state: SandboxState): void {
  const { world } = state
  const now = () => new Date(state.now()).toISOString()
  const isTaken = (name: string, but?: string) =>
    [...world.organisations.values()].some((each) => each.id !== but && each.name.toLowerCase() === name.toLowerCase())

  route(app, { state, call: calls.organisationTree }, ({ person }) => {
    const [own, ...below] = organisationsInView(world, person)
    return own ? treeText(own, below) : {}
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

  settingsRoutes(app, state)
}

/** Parts of the settings that the caller can't see aren't sent. */
function settingsRoutes(app: Hono, state: SandboxState): void {
  const { world } = state

  route(app, { state, call: calls.settings }, ({ input: { id }, person }) => {
    requireGrant({ world, person, organisationId: id, grant: 'viewSecurityContact' })
    const settings = world.settings.get(id)
    if (!settings) throw new Refusal(404, 'not_found')
    const may = (grant: GrantName) => isGranted(world, person, { grant, place: placeOf(world, person, id) })
    const { organizationId, contactEmail, contactPhoneNumber, createdAt, updatedAt } = settings
    if (!may('viewSettings')) return { organizationId, contactEmail, contactPhoneNumber, createdAt, updatedAt }
    const { billingEmail, pricingPlan, pricingSetupFee, pricingMonthlyFee, ...plain } = settings
    return {
      ...plain,
      ...(may('viewBilling') && { billingEmail }),
      ...(may('viewPricing') && { pricingPlan, pricingSetupFee, pricingMonthlyFee }),
    }
  })

  route(app, { state, call: calls.updateSettings }, ({ input: { id, ...update }, person }) => {
    for (const grant of grantsFor(update as SettingsUpdate)) requireGrant({ world, person, organisationId: id, grant }) // the rest of the input is the payload
    const at = new Date(state.now()).toISOString()
    const before: Settings = world.settings.get(id) ?? { organizationId: id, createdAt: at }
    world.settings.set(id, { ...before, ...changed(update as SettingsUpdate), updatedAt: at })
    return {}
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

function grantsFor({ billingEmail, pricing, ...plain }: SettingsUpdate): GrantName[] {
  const grants: GrantName[] = []
  if (Object.values(plain).some((value) => value !== undefined)) grants.push('editSettings')
  if (billingEmail !== undefined) grants.push('editBilling')
  if (pricing?.plan !== undefined) grants.push('choosePlan')
  if (pricing?.setupFee !== undefined || pricing?.monthlyFee !== undefined) grants.push('editFees')
  return grants.length > 0 ? grants : ['editSettings'] // also to change nothing
}

function changed({ pricing, ...plain }: SettingsUpdate): Partial<Settings> {
  const priced = {
    pricingPlan: pricing?.plan,
    pricingSetupFee: pricing?.setupFee,
    pricingMonthlyFee: pricing?.monthlyFee,
  }
  const sent = Object.entries(withoutGaps({ ...plain, ...priced }))
  return Object.fromEntries(sent.map(([name, value]) => [name, value ?? undefined]))
}
