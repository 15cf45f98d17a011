import { useWriteBatch } from '@driver-trust/domain/data'
import { isPricingPlan, type Settings, settingsForm } from '@driver-trust/domain/organisation'
import { parseAs } from '@driver-trust/domain/struct'
import type { PhoneRule } from '../../form/usePhoneRule.ts'

export interface SetUpValues {
  plan: string
  billingEmail: string
  contactEmail: string
  contactPhoneNumber: string
}

interface SetUpOptions {
  /** What is saved already, which isn't sent again. */
  settings: Settings | null
  rule: PhoneRule
}

/** Saves billing and contacts. */
export function useSetUp(organisationId: string, { settings, rule: { phone } }: SetUpOptions) {
  const batch = useWriteBatch()
  return ({ plan, ...contact }: SetUpValues) =>
    batch(async ({ updateSettings }) => {
      const { billingEmail, contactEmail, contactPhoneNumber } = parseAs('SettingsForm', settingsForm(phone), contact)
      const typed = {
        ...(billingEmail && billingEmail !== settings?.billingEmail && { billingEmail }),
        ...(contactEmail && contactEmail !== settings?.contactEmail && { contactEmail }),
        ...(contactPhoneNumber && contactPhoneNumber !== settings?.contactPhoneNumber && { contactPhoneNumber }),
        ...(isPricingPlan(plan) && plan !== settings?.pricingPlan && { pricing: { plan } }),
      }
      if (Object.keys(typed).length > 0) await updateSettings({ id: organisationId, ...typed })
    })
}
