import { enums, type Struct } from 'superstruct'
import { emptyOr } from '../struct/emptyOr.ts'
import { shape } from '../struct/shape.ts'
import { ClearableEmail } from '../text/email.ts'
import { PlainText } from '../text/plainText.ts'
import { ClearableLink } from '../text/webLink.ts'
import { FeeText } from './feeText.ts'
import { pricingPlans } from './pricingPlan.ts'

/** The form of an organisation's settings, all of it optional, with the phone rule that is loaded (spec, section 5: Settings update). */
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
