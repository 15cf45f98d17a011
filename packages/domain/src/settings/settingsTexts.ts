import type { Settings } from './Settings.ts'
import type { settingsForm } from './settingsForm.ts'

/** Settings as the form of them holds them: everything a text (spec, section 3: Organisation settings). */
export type SettingsTexts = Record<keyof ReturnType<typeof settingsForm>['schema'], string>

/** What the form of settings begins with; empty where there are none yet (spec, section 8: 404 on settings). */
export function settingsTexts(settings: Settings | null): SettingsTexts {
  const present: Partial<Settings> = settings ?? {}
  return {
    country: present.country ?? '',
    city: present.city ?? '',
    street: present.street ?? '',
    vatNumber: present.vatNumber ?? '',
    billingEmail: present.billingEmail ?? '',
    contactEmail: present.contactEmail ?? '',
    contactPhoneNumber: present.contactPhoneNumber ?? '',
    tcUrl: present.tcUrl ?? '',
    tcSubcontractorUrl: present.tcSubcontractorUrl ?? '',
    pricingPlan: present.pricingPlan ?? '',
    pricingSetupFee: feeText(present.pricingSetupFee),
    pricingMonthlyFee: feeText(present.pricingMonthlyFee),
  }
}

function feeText(fee: number | undefined): string {
  if (fee === undefined) return ''
  return Number.isInteger(fee) ? String(fee) : fee.toFixed(2)
}
