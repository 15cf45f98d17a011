import { enums, type Infer, pick } from 'superstruct'
import { mandatory } from '../struct/mandatory.ts'
import { message } from '../struct/message.ts'
import { shape } from '../struct/shape.ts'
import { uuid } from '../struct/uuid.ts'
import { settableStatuses } from './settableStatuses.ts'

/** What setting a driver's status takes: only the seven that an admin can set (spec, sections 4 and 7: PATCH /users/status). */
export const StatusChange = shape({
  userId: uuid(),
  organizationId: uuid(),
  status: message(enums(settableStatuses), mandatory),
})

/** The one field of it that a person chooses. */
export const StatusChoice = pick(StatusChange, ['status'])

/** What the struct of the same name parses to. */
export type StatusChange = Infer<typeof StatusChange>
