import { boolean, type Infer } from 'superstruct'
import { absent } from '../struct/absent.ts'
import { shape } from '../struct/shape.ts'
import { shownText } from '../struct/shownText.ts'
import { uuid } from '../struct/uuid.ts'
import { withDefault } from '../struct/withDefault.ts'

/** One organisation without its children, which are parsed without recursion (spec, section 3: Organisation). */
export const Organisation = shape({
  id: uuid(),
  isDriversInvitationAllowed: withDefault(boolean(), false),
  ownerId: absent(uuid()),
  parentId: absent(uuid()),
  name: shownText(),
  subcontractor: boolean(),
  subcontractorPersonalDataHidden: withDefault(boolean(), false),
  createdAt: shownText(),
  updatedAt: shownText(),
})

/** What the struct of the same name parses to. */
export type Organisation = Infer<typeof Organisation>
