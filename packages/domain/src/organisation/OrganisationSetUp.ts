import type { Infer } from 'superstruct'
import { shape } from '../struct/shape.ts'
import { PlainText } from '../text/plainText.ts'
import { OrganisationName } from './organisationName.ts'

/** The form by which somebody founds an organisation: its name, and its address as far as it is known (spec, sections 2 and 5: Onboarding). */
export const OrganisationSetUp = shape({
  name: OrganisationName,
  country: PlainText,
  city: PlainText,
  street: PlainText,
  vatNumber: PlainText,
})

/** What the struct of the same name parses to. */
export type OrganisationSetUp = Infer<typeof OrganisationSetUp>
