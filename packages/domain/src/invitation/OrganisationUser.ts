import { type Infer, literal, string } from 'superstruct'
import { lenient } from '../struct/lenient.ts'
import { requireField } from '../struct/requireField.ts'
import { shape } from '../struct/shape.ts'
import { uuid } from '../struct/uuid.ts'
import { hasEmail } from '../user/hasEmail.ts'
import { masked } from '../user/masked.ts'
import { personFields } from '../user/personFields.ts'
import { roles } from '../user/role.ts'
import { invitationStatuses } from './invitationStatus.ts'

const fields = shape({
  ...personFields,
  role: lenient(roles),
  organizationId: uuid(),
  invitedBy: string(),
  type: literal('user'),
  status: lenient(invitationStatuses),
})

/** The invitation of a user of the console (spec, section 3: Organisation user). */
export const OrganisationUser = requireField(masked(fields), 'email', hasEmail)

/** What the struct of the same name parses to. */
export type OrganisationUser = Infer<typeof OrganisationUser>
