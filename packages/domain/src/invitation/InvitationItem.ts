import { boolean, dynamic, enums, type Infer, literal, type Struct, string } from 'superstruct'
import { hasEmail, masked, personFields } from '../people/masked.ts'
import { roles } from '../people/role.ts'
import { lenient } from '../struct/lenient.ts'
import { absent, count, counting, isFields, listOf, oneOrSeveral, requireField, shape, uuid } from '../struct/shape.ts'
import { shownText } from '../struct/textRule.ts'
import { invitationStatuses } from './invitationStatuses.ts'

/** Either kind of invitation, told apart by its type. */
export type InvitationItem = InvitedDriver | OrganisationUser

/** Parses an invitation by its `type`. */
export const InvitationItem: Struct<InvitationItem, null> = dynamic<InvitationItem>(
  // biome-ignore lint/suspicious/noExplicitAny: dynamic wants one struct for both, whose refiners cannot take each other's values
  (value): Struct<any, any> => (isFields(value) && value.type === 'user' ? OrganisationUser : InvitedDriver),
)

/** The query for the list of invitations; driver details also send `user_id` and `role` (contract 7.8). */
export const InvitationsQuery = shape({
  type: absent(enums(['driver', 'user'])),
  role: absent(enums(roles)),
  user_id: absent(uuid()),
  organization_id: absent(oneOrSeveral(uuid())),
  status: absent(enums(invitationStatuses)),
  first_name: absent(string()),
  last_name: absent(string()),
  email: absent(string()),
  phone_number: absent(string()),
  order_by: absent(string()),
  page: absent(counting()),
  page_size: absent(counting()),
})

export type InvitationsQuery = Infer<typeof InvitationsQuery>

const driverInvitationFields = shape({
  ...personFields,
  role: absent(lenient(roles)),
  emailVerified: absent(boolean()),
  createdAt: shownText(),
  organizationId: uuid(),
  dtId: absent(count()),
  invitedBy: string(),
  batchId: string(),
  type: literal('driver'),
  status: lenient(invitationStatuses),
  reason: absent(shownText()),
})

/** A driver's invitation; a failed or rejected one can give a reason. A phone number is missing only where it is masked. */
export const InvitedDriver = requireField(
  masked(driverInvitationFields),
  'phoneNumber',
  ({ phoneNumber, isPersonalDataHidden }) => phoneNumber !== undefined || isPersonalDataHidden === true,
)

export type InvitedDriver = Infer<typeof InvitedDriver>

const userInvitationFields = shape({
  ...personFields,
  role: lenient(roles),
  organizationId: uuid(),
  invitedBy: string(),
  type: literal('user'),
  status: lenient(invitationStatuses),
})

export const OrganisationUser = requireField(masked(userInvitationFields), 'email', hasEmail)

export type OrganisationUser = Infer<typeof OrganisationUser>

export const InvitationPage = listOf(InvitationItem)

export type InvitationPage = Infer<typeof InvitationPage>
