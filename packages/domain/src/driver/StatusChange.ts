import { enums } from 'superstruct'
import { shape, uuid } from '../struct/shape.ts'
import { mandatory, message } from '../struct/textRule.ts'
import { settableStatuses } from './statuses.ts'

/** The body of a status change; only the statuses that an admin can set. */
export const StatusChange = shape({
  userId: uuid(),
  organizationId: uuid(),
  status: message(enums(settableStatuses), mandatory),
})
