import type { Infer } from 'superstruct'
import { lenient } from '../struct/lenient.ts'
import { requireField } from '../struct/requireField.ts'
import { shape } from '../struct/shape.ts'
import { shownText } from '../struct/shownText.ts'
import { uuid } from '../struct/uuid.ts'
import { hasEmail } from './hasEmail.ts'
import { masked } from './masked.ts'
import { personFields } from './personFields.ts'
import { roles } from './role.ts'

const fields = shape({ ...personFields, role: lenient(roles), organizationId: uuid(), organizationName: shownText() })

/** A user as a member of an organisation (spec, section 3: Organisation membership). */
export const Membership = requireField(masked(fields), 'email', hasEmail)

/** What the struct of the same name parses to. */
export type Membership = Infer<typeof Membership>
