import { type Infer, Struct } from 'superstruct'
import { isFields } from '../struct/isFields.ts'
import { isUuid } from '../struct/isUuid.ts'
import { lenient } from '../struct/lenient.ts'
import { shape } from '../struct/shape.ts'
import { masked } from './masked.ts'
import { personFields } from './personFields.ts'
import { roles } from './role.ts'

/** A person found by id; drivers among them may have no e-mail. */
const Found = masked(shape({ ...personFields, role: lenient(roles) }))

/** People by their id, without a prototype; an id that the server does not know is missing (spec, section 3: User lookup response). */
export type UserLookup = Readonly<Record<string, Infer<typeof Found>>>

/** Reads the answer to POST /users/ids; entries that are `null` or not under a UUID are left out (spec, section 3). */
export const UserLookup = new Struct<UserLookup, null>({
  type: 'lookup',
  schema: null,
  coercer: (value) => (isFields(value) ? knownEntries(value) : value),
  validator: (value) => isFields(value) || { message: 'Expected an object' },
  *entries(value) {
    if (isFields(value)) for (const id of Object.keys(value)) yield [id, value[id], Found]
  },
})

function knownEntries(value: Record<string, unknown>): Record<string, unknown> {
  const known: Record<string, unknown> = Object.create(null)
  for (const [id, user] of Object.entries(value)) if (isUuid(id) && user !== null) known[id] = user
  return known
}
