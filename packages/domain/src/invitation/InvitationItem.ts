import { dynamic, type Struct } from 'superstruct'
import { isFields } from '../struct/isFields.ts'
import { InvitedDriver } from './InvitedDriver.ts'
import { OrganisationUser } from './OrganisationUser.ts'

/** Either kind of invitation, told apart by its type (spec, section 3: "An invitation list item is either a driver or a user invitation"). */
export type InvitationItem = InvitedDriver | OrganisationUser

/** Reads an invitation by what its `type` says it is. */
export const InvitationItem: Struct<InvitationItem, null> = dynamic<InvitationItem>((value) => structFor(value))

// biome-ignore lint/suspicious/noExplicitAny: dynamic wants one struct for both, whose refiners cannot take each other's values
function structFor(value: unknown): Struct<any, any> {
  return isFields(value) && value.type === 'user' ? OrganisationUser : InvitedDriver
}
