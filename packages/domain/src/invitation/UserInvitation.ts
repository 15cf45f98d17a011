import { enums, type Infer } from 'superstruct'
import { mandatory } from '../struct/mandatory.ts'
import { message } from '../struct/message.ts'
import { required } from '../struct/required.ts'
import { shape } from '../struct/shape.ts'
import { uuid } from '../struct/uuid.ts'
import { Email } from '../text/email.ts'
import { assignableRoles } from '../user/RoleChange.ts'

/** What inviting a user takes, all of it required (spec, section 5: User invitation). */
export const UserInvitation = shape({
  email: required(Email),
  role: message(enums(assignableRoles), mandatory),
  organizationId: message(uuid(), mandatory),
})

/** What the struct of the same name parses to. */
export type UserInvitation = Infer<typeof UserInvitation>
