import { array, type Infer, integer, min, optional, string, union } from 'superstruct'
import { shape } from '../struct/shape.ts'
import { uuid } from '../struct/uuid.ts'

const text = () => optional(string())
const oneOrSeveral = () => optional(union([string(), array(string())]))

/** What the list of users and drivers may be asked for (spec, section 7: GET /users). */
export const UsersQuery = shape({
  page: optional(min(integer(), 1)),
  page_size: optional(min(integer(), 1)),
  organization_id: optional(union([uuid(), array(uuid())])),
  status: oneOrSeveral(),
  role: oneOrSeveral(),
  first_name: text(),
  last_name: text(),
  email: text(),
  phone_number: text(),
  dt_id: text(),
  user_id: optional(uuid()),
  order_by: text(),
})

/** What {@link UsersQuery} parses to. */
export type UsersQuery = Infer<typeof UsersQuery>
