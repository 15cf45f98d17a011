import { enums, type Infer, type Struct } from 'superstruct'
import { WirePhone } from '../phone/phoneNumber.ts'
import { absent, shape } from '../struct/shape.ts'
import { emptyOr, mandatory, message } from '../struct/textRule.ts'
import { FirstName, LastName } from './personName.ts'

/** What changing one's own profile sends, each only when it is changed. */
export const ProfileUpdate = shape({
  firstName: absent(FirstName),
  lastName: absent(LastName),
  phoneNumber: absent(WirePhone),
})

/** What the struct of the same name parses to. */
export type ProfileUpdate = Infer<typeof ProfileUpdate>

/** The form of one's own names and optional phone number, with the phone rule that is loaded. */
export function profileForm(phone: Struct<string, null>) {
  return shape({ firstName: FirstName, lastName: LastName, phoneNumber: emptyOr(phone) })
}

/** The roles that can be given to somebody. */
export const assignableRoles = ['user', 'admin'] as const

/** One of {@link assignableRoles}. */
export type AssignableRole = (typeof assignableRoles)[number]

/** What changing somebody's role takes. */
export const RoleChange = shape({ role: message(enums(assignableRoles), mandatory) })

/** What the struct of the same name parses to. */
export type RoleChange = Infer<typeof RoleChange>
