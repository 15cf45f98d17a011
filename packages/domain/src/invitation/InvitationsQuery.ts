import { array, enums, type Infer, string, union } from 'superstruct'
import { absent } from '../struct/absent.ts'
import { count } from '../struct/count.ts'
import { shape } from '../struct/shape.ts'
import { uuid } from '../struct/uuid.ts'
import { roles } from '../user/role.ts'
import { invitationStatuses } from './invitationStatus.ts'

const role = enums(roles)
const status = enums(invitationStatuses)

/** What the list of invitations may be asked for; a driver's details are asked for by user_id and role (spec, section 5: Invitation list query). */
export const InvitationsQuery = shape({
  type: absent(enums(['driver', 'user'])),
  role: absent(role),
  user_id: absent(uuid()),
  organization_id: absent(union([uuid(), array(uuid())])),
  status: absent(union([status, array(status)])),
  first_name: absent(string()),
  last_name: absent(string()),
  email: absent(string()),
  phone_number: absent(string()),
  order_by: absent(string()),
  page: absent(count()),
  page_size: absent(count()),
})

/** What the struct of the same name parses to. */
export type InvitationsQuery = Infer<typeof InvitationsQuery>
