import { boolean, type Infer } from 'superstruct'
import { lenient } from '../struct/lenient.ts'
import { requireField } from '../struct/requireField.ts'
import { shape } from '../struct/shape.ts'
import { hasEmail } from './hasEmail.ts'
import { masked } from './masked.ts'
import { personFields } from './personFields.ts'
import { roles } from './role.ts'

const fields = shape({ ...personFields, role: lenient(roles), emailVerified: boolean() })

/** The person who is signed in, as whoami answers (spec, section 3: "A signed-in user also has emailVerified"). */
export const SignedInUser = requireField(masked(fields), 'email', hasEmail)

/** What the struct of the same name parses to. */
export type SignedInUser = Infer<typeof SignedInUser>
