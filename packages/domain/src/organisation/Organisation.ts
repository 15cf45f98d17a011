import { boolean, type Infer } from 'superstruct'
import { absent, shape, uuid, withDefault } from '../struct/shape.ts'
import { mandatory, shownText, textRule } from '../struct/textRule.ts'
import { isTooLong, PlainText } from '../text/text.ts'

/** An organisation without its children, which are parsed without recursion. */
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

export type Organisation = Infer<typeof Organisation>

/** An organisation's name, trimmed. */
const OrganisationName = textRule('organisationName', (name) => {
  if (name === '') return mandatory
  return isTooLong(name) ? 'Organisation name cannot be longer than 256 characters.' : undefined
})

/** The body that creates an organisation; only the name is required. */
export const NewOrganisation = shape({
  name: OrganisationName,
  parentId: absent(uuid()),
  subcontractor: absent(boolean()),
  subcontractorPersonalDataHidden: absent(boolean()),
})

export type NewOrganisation = Infer<typeof NewOrganisation>

/** The onboarding form for an organisation: its name, and its address if known. */
export const OrganisationSetUp = shape({
  name: OrganisationName,
  country: PlainText,
  city: PlainText,
  street: PlainText,
  vatNumber: PlainText,
})

export type OrganisationSetUp = Infer<typeof OrganisationSetUp>

/** The body that changes an organisation; the server needs both fields (contract 7.13). */
export const OrganisationUpdate = shape({ name: OrganisationName, subcontractor: boolean() })

export type OrganisationUpdate = Infer<typeof OrganisationUpdate>
