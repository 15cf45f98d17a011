import { boolean, type Infer } from 'superstruct'
import { shape } from '../struct/shape.ts'
import { OrganisationName } from './organisationName.ts'

/** What changing an organisation sends, always both (spec, section 7: PATCH /organizations/{id}). */
export const OrganisationUpdate = shape({ name: OrganisationName, subcontractor: boolean() })

/** What the struct of the same name parses to. */
export type OrganisationUpdate = Infer<typeof OrganisationUpdate>
