import { enums, type Struct } from 'superstruct'
import { parseAs } from '../struct/parseAs.ts'
import { shape, tableOf, withoutGaps } from '../struct/shape.ts'
import { emptyOr, mandatory } from '../struct/textRule.ts'
import { type FormErrors, validator } from '../struct/validator.ts'
import { ClearableEmail } from '../text/email.ts'
import { ClearableLink, editedTexts, PlainText } from '../text/text.ts'
import { FeeText, parseFee, pricingPlans, type Settings, type SettingsUpdate } from './Settings.ts'

/** The form of an organisation's settings, all optional; takes the phone rule once it has loaded. */
export function settingsForm(phone: Struct<string, null>) {
  return shape({
    country: emptyOr(PlainText),
    city: emptyOr(PlainText),
    street: emptyOr(PlainText),
    vatNumber: emptyOr(PlainText),
    billingEmail: emptyOr(ClearableEmail),
    contactEmail: emptyOr(ClearableEmail),
    contactPhoneNumber: emptyOr(phone),
    tcUrl: emptyOr(ClearableLink),
    tcSubcontractorUrl: emptyOr(ClearableLink),
    pricingPlan: emptyOr(enums(pricingPlans)),
    pricingSetupFee: emptyOr(FeeText),
    pricingMonthlyFee: emptyOr(FeeText),
  })
}

/**
 * Errors in edited fields only: an untouched one never blocks saving, whatever the server holds. A fee can be changed
 * but not removed, since the call can't express that.
 */
export function settingsErrors(
  struct: ReturnType<typeof settingsForm>,
  before: SettingsTexts,
  values: Partial<SettingsTexts>,
): FormErrors {
  const edited = editedTexts(before, values)
  const emptied = fees.filter((fee) => edited[fee] === '').map((fee) => [fee, mandatory])
  return { ...validator(struct)(edited), ...Object.fromEntries(emptied) }
}

const fees = ['pricingSetupFee', 'pricingMonthlyFee'] as const

/** Settings as their form holds them: all text. */
export type SettingsTexts = Record<keyof ReturnType<typeof settingsForm>['schema'], string>

/** The initial values of the form; empty if there are no settings yet. */
export function settingsTexts(settings: Settings | null): SettingsTexts {
  return tableOf(fields, (field) => textOf(settings?.[field]))
}

const fields = Object.keys(settingsForm(PlainText).schema) as (keyof SettingsTexts)[] // Object.keys widens them

/** A fee has cents only if it isn't whole. */
function textOf(value: string | number | undefined): string {
  if (typeof value !== 'number') return value ?? ''
  return Number.isInteger(value) ? String(value) : value.toFixed(2)
}

/** The body that saves the form: only edited fields, `null` for a cleared text. */
export function settingsUpdateOf(
  struct: ReturnType<typeof settingsForm>,
  before: SettingsTexts,
  values: Partial<SettingsTexts>,
): SettingsUpdate {
  const edited = editedTexts(before, values)
  const { pricingPlan, pricingSetupFee, pricingMonthlyFee, ...plain } = parseAs('SettingsForm', struct, edited)
  const cleared = Object.keys(plain).map((field) => [field, null])
  const pricing = withoutGaps({
    plan: pricingPlan,
    setupFee: feeOf(pricingSetupFee),
    monthlyFee: feeOf(pricingMonthlyFee),
  })
  return {
    ...Object.fromEntries(cleared),
    ...withoutGaps(plain),
    ...(Object.keys(pricing).length > 0 && { pricing }),
  }
}

function feeOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseFee(text)
}
