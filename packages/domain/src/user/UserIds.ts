import { array, type Infer } from 'superstruct'
import { shape } from '../struct/shape.ts'
import { uuid } from '../struct/uuid.ts'

/** Whom to look up (spec, section 7: POST /users/ids). */
export const UserIds = shape({ ids: array(uuid()) })

/** What the struct of the same name parses to. */
export type UserIds = Infer<typeof UserIds>
