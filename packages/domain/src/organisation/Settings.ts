import { define, enums, type Infer, nullable, optional, Struct } from 'superstruct'
import { ClearableWirePhone } from '../phone/phoneNumber.ts'
import { type Lenient, lenient } from '../struct/lenient.ts'
import { absent, shape, uuid } from '../struct/shape.ts'
import { shownText, textRule } from '../struct/textRule.ts'
import { ClearableEmail } from '../text/email.ts'
import { ClearableLink, PlainText } from '../text/text.ts'

/** The pricing plans, in the order of their index. */
const labels = { starter: 'Starter', plus: 'Plus', custom: 'Custom' }

export type PricingPlan = keyof typeof labels

export const pricingPlans = Object.keys(labels) as PricingPlan[] // Object.keys widens them

/** The label of a plan, or an unknown one as it is. */
export function pricingPlanLabel(plan: Lenient<PricingPlan>): string {
  return isPricingPlan(plan) ? labels[plan] : plan
}

export function isPricingPlan(plan: unknown): plan is PricingPlan {
  return typeof plan === 'string' && Object.hasOwn(labels, plan)
}

/** The largest plausible fee. */
const limit = 1_000_000_000

/** A fee from 0 to a thousand million, with or without cents; refuses `1e21`, negative numbers and text. */
function amount(): Struct<number, null> {
  return define<number>('amount', (value) => typeof value === 'number' && value >= 0 && value <= limit)
}

/** A plan by name or by index; an unknown index stays as its digits. */
const Plan = new Struct({
  ...lenient(pricingPlans),
  coercer: (value) => (typeof value === 'number' ? (pricingPlans[value] ?? String(value)) : value),
})

/** An organisation's settings; only its id is required. */
export const Settings = shape({
  organizationId: uuid(),
  country: absent(shownText()),
  city: absent(shownText()),
  street: absent(shownText()),
  vatNumber: absent(shownText()),
  pricingPlan: absent(Plan),
  pricingSetupFee: absent(amount()),
  pricingMonthlyFee: absent(amount()),
  billingEmail: absent(shownText()),
  contactEmail: absent(shownText()),
  contactPhoneNumber: absent(shownText()),
  tcUrl: absent(shownText()),
  tcSubcontractorUrl: absent(shownText()),
  createdAt: absent(shownText()),
  updatedAt: absent(shownText()),
})

export type Settings = Infer<typeof Settings>

/** A field of a change: omitted it stays as it is, `null` clears it. */
function clearable<T, S>(struct: Struct<T, S>): Struct<T | null | undefined, S> {
  return optional(nullable(struct))
}

/** The plan and fees of a change, each only if edited. */
const Pricing = shape({
  plan: absent(enums(pricingPlans)),
  setupFee: absent(amount()),
  monthlyFee: absent(amount()),
})

/** The body that changes settings; `null` clears a field. */
export const SettingsUpdate = shape({
  country: clearable(PlainText),
  city: clearable(PlainText),
  street: clearable(PlainText),
  vatNumber: clearable(PlainText),
  billingEmail: clearable(ClearableEmail),
  contactEmail: clearable(ClearableEmail),
  contactPhoneNumber: clearable(ClearableWirePhone),
  tcUrl: clearable(ClearableLink),
  tcSubcontractorUrl: clearable(ClearableLink),
  pricing: absent(Pricing),
})

export type SettingsUpdate = Infer<typeof SettingsUpdate>

/** Parses a fee with a point or a comma before the cents; `undefined` if invalid. */
export function parseFee(text: string): number | undefined {
  const written = text.trim()
  if (!/^\d{1,10}(?:[.,]\d{1,2})?$/.test(written)) return undefined
  const fee = Number(written.replace(',', '.'))
  return amount().is(fee) ? fee : undefined
}

export const FeeText = textRule('fee', (text) => (parseFee(text) === undefined ? feeMessage : undefined))

const feeMessage = 'Please provide an amount of 0 or more.'
