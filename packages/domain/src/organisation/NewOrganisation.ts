import { boolean, type Infer } from 'superstruct'
import { absent } from '../struct/absent.ts'
import { shape } from '../struct/shape.ts'
import { uuid } from '../struct/uuid.ts'
import { OrganisationName } from './organisationName.ts'

/** What creating an organisation takes; only the name is required (spec, section 5: New organisation). */
export const NewOrganisation = shape({
  name: OrganisationName,
  parentId: absent(uuid()),
  subcontractor: absent(boolean()),
  subcontractorPersonalDataHidden: absent(boolean()),
})

/** What the struct of the same name parses to. */
export type NewOrganisation = Infer<typeof NewOrganisation>
