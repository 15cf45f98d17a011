import { type Infer, Struct } from 'superstruct'
import { absent } from '../struct/absent.ts'
import { lenient } from '../struct/lenient.ts'
import { shape } from '../struct/shape.ts'
import { shownText } from '../struct/shownText.ts'
import { uuid } from '../struct/uuid.ts'
import { amount } from './amount.ts'
import { pricingPlanAt, pricingPlans } from './pricingPlan.ts'

/** A plan by name or by index; an unknown index stays as its digits. */
const Plan = new Struct({
  ...lenient(pricingPlans),
  coercer: (value) => (typeof value === 'number' ? (pricingPlanAt(value) ?? String(value)) : value),
})

/** The address, contact, terms, billing and pricing of an organisation; all but its id may be missing (spec, section 3: Organisation settings). */
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

/** What the struct of the same name parses to. */
export type Settings = Infer<typeof Settings>
