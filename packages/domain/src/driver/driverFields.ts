import { boolean } from 'superstruct'
import { absent } from '../struct/absent.ts'
import { count } from '../struct/count.ts'
import { lenient } from '../struct/lenient.ts'
import { shownText } from '../struct/shownText.ts'
import { uuid } from '../struct/uuid.ts'
import { personFields } from '../user/personFields.ts'
import { roles } from '../user/role.ts'

/** The fields of a driver, to be completed by a struct and wrapped in `masked` (spec, section 3: Driver record). */
export const driverFields = {
  ...personFields,
  role: absent(lenient(roles)),
  emailVerified: absent(boolean()),
  createdAt: shownText(),
  organizationId: uuid(),
  dtId: absent(count()),
}
