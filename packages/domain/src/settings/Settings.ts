import { type Infer, Struct, string } from 'superstruct'
import { absent } from '../struct/absent.ts'
import { lenient } from '../struct/lenient.ts'
import { shape } from '../struct/shape.ts'
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
  country: absent(string()),
  city: absent(string()),
  street: absent(string()),
  vatNumber: absent(string()),
  pricingPlan: absent(Plan),
  pricingSetupFee: absent(amount()),
  pricingMonthlyFee: absent(amount()),
  billingEmail: absent(string()),
  contactEmail: absent(string()),
  contactPhoneNumber: absent(string()),
  tcUrl: absent(string()),
  tcSubcontractorUrl: absent(string()),
  createdAt: absent(string()),
  updatedAt: absent(string()),
})

/** What the struct of the same name parses to. */
export type Settings = Infer<typeof Settings>
