import type { Infer } from 'superstruct'
import { lenient } from '../struct/lenient.ts'
import { requireField } from '../struct/requireField.ts'
import { shape } from '../struct/shape.ts'
import { hasEmail } from './hasEmail.ts'
import { masked } from './masked.ts'
import { personFields } from './personFields.ts'
import { roles } from './role.ts'

/** A person with a role; hidden personal data is `undefined`, as is everything optional that is missing (spec, section 3: User). */
export const User = requireField(masked(shape({ ...personFields, role: lenient(roles) })), 'email', hasEmail)

/** What the struct of the same name parses to. */
export type User = Infer<typeof User>
