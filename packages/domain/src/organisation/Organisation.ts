import { boolean, type Infer } from 'superstruct'
import { absent, shape, uuid, withDefault } from '../struct/shape.ts'
import { mandatory, shownText, textRule } from '../struct/textRule.ts'
import { isTooLong, PlainText } from '../text/text.ts'

/** One organisation without its children, which are parsed without recursion. */
export const Organisation = shape({
  id: uuid(),
  isDriversInvitationAllowed: withDefault(boolean(), false),
  ownerId: absent(uuid()),
  parentId: absent(uuid()),
  name: shownText(),
  subcontractor: boolean(),
  subcontractorPersonalDataHidden: withDefault(boolean(), false),
  createdAt: shownText(),
  updatedAt: shownText(),
})

/** What the struct of the same name parses to. */
export type Organisation = Infer<typeof Organisation>

/** What is wrong with an organisation's name, or nothing. */
export function organisationNameProblem(name: string): string | undefined {
  if (name === '') return mandatory
  return isTooLong(name) ? 'Organisation name cannot be longer than 256 characters.' : undefined
}

/** The name of an organisation, sent without blanks around it. */
export const OrganisationName = textRule('organisationName', organisationNameProblem)

/** What creating an organisation takes; only the name is required. */
export const NewOrganisation = shape({
  name: OrganisationName,
  parentId: absent(uuid()),
  subcontractor: absent(boolean()),
  subcontractorPersonalDataHidden: absent(boolean()),
})

/** What the struct of the same name parses to. */
export type NewOrganisation = Infer<typeof NewOrganisation>

/** The form by which somebody founds an organisation: its name, and its address as far as it is known. */
export const OrganisationSetUp = shape({
  name: OrganisationName,
  country: PlainText,
  city: PlainText,
  street: PlainText,
  vatNumber: PlainText,
})

/** What the struct of the same name parses to. */
export type OrganisationSetUp = Infer<typeof OrganisationSetUp>

/** What changing an organisation sends, always both. */
export const OrganisationUpdate = shape({ name: OrganisationName, subcontractor: boolean() })

/** What the struct of the same name parses to. */
export type OrganisationUpdate = Infer<typeof OrganisationUpdate>
