import { boolean } from 'superstruct'
import { absent } from '../struct/absent.ts'
import { shownText } from '../struct/shownText.ts'
import { uuid } from '../struct/uuid.ts'

/** The fields that every person has, to be completed by a struct and wrapped in `masked` (spec, section 3: User, Driver record). */
export const personFields = {
  id: uuid(),
  email: absent(shownText()),
  isEmailHidden: absent(boolean()),
  phoneNumber: absent(shownText()),
  firstName: absent(shownText()),
  lastName: absent(shownText()),
  isPersonalDataHidden: absent(boolean()),
  createdAt: absent(shownText()),
  updatedAt: absent(shownText()),
}
