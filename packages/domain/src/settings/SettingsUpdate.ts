import { enums, type Infer } from 'superstruct'
import { ClearableWirePhone } from '../phone/phoneNumber.ts'
import { absent } from '../struct/absent.ts'
import { shape } from '../struct/shape.ts'
import { ClearableEmail } from '../text/email.ts'
import { PlainText } from '../text/plainText.ts'
import { ClearableLink } from '../text/webLink.ts'
import { amount } from './amount.ts'
import { pricingPlans } from './pricingPlan.ts'

/** The plan and fees that a change sends, each only when it is edited (spec, section 3: Pricing). */
export const Pricing = shape({
  plan: absent(enums(pricingPlans)),
  setupFee: absent(amount()),
  monthlyFee: absent(amount()),
})

/** What the struct of the same name parses to. */
export type Pricing = Infer<typeof Pricing>

/** What changing settings sends; an empty text clears its field (spec, section 5: Settings update). */
export const SettingsUpdate = shape({
  country: absent(PlainText),
  city: absent(PlainText),
  street: absent(PlainText),
  vatNumber: absent(PlainText),
  billingEmail: absent(ClearableEmail),
  contactEmail: absent(ClearableEmail),
  contactPhoneNumber: absent(ClearableWirePhone),
  tcUrl: absent(ClearableLink),
  tcSubcontractorUrl: absent(ClearableLink),
  pricing: absent(Pricing),
})

/** What the struct of the same name parses to. */
export type SettingsUpdate = Infer<typeof SettingsUpdate>
