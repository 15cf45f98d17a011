import { enums, type Struct } from 'superstruct'
import { WirePhone } from '../phone/phoneNumber.ts'
import { absent, shape } from '../struct/shape.ts'
import { emptyOr, mandatory, message } from '../struct/textRule.ts'
import { FirstName, LastName } from './personName.ts'

/** The body that changes the user's own profile, each field only if it changed. */
export const ProfileUpdate = shape({
  firstName: absent(FirstName),
  lastName: absent(LastName),
  phoneNumber: absent(WirePhone),
})

/** The form of the user's names and optional phone number; takes the phone rule once it has loaded. */
export function profileForm(phone: Struct<string, null>) {
  return shape({ firstName: FirstName, lastName: LastName, phoneNumber: emptyOr(phone) })
}

/** The roles that an admin can give (contract 5.11). */
export const assignableRoles = ['user', 'admin'] as const

export type AssignableRole = (typeof assignableRoles)[number]

export const RoleChange = shape({ role: message(enums(assignableRoles), mandatory) })
