import { calls } from '@driver-trust/domain/http'
import type { Settings, SettingsUpdate } from '@driver-trust/domain/organisation'
import type { GrantName } from '@driver-trust/domain/permission'
import { withoutGaps } from '@driver-trust/domain/struct'
import type { Hono } from 'hono'
import { isGranted, placeOf, requireGrant } from '../access/grants.ts'
import { Refusal } from '../judge/Refusal.ts'
import type { SandboxState } from '../SandboxState.ts'
import { route } from './route.ts'

/** Settings of organisations; parts that the caller can't see aren't sent. */
export function settingsRoutes(app: Hono, state: SandboxState): void {
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
