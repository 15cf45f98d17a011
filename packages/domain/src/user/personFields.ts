import { boolean, string } from 'superstruct'
import { absent } from '../struct/absent.ts'
import { uuid } from '../struct/uuid.ts'

/** The fields that every person has, to be completed by a struct and wrapped in `masked` (spec, section 3: User, Driver record). */
export const personFields = {
  id: uuid(),
  email: absent(string()),
  isEmailHidden: absent(boolean()),
  phoneNumber: absent(string()),
  firstName: absent(string()),
  lastName: absent(string()),
  isPersonalDataHidden: absent(boolean()),
  createdAt: absent(string()),
  updatedAt: absent(string()),
}
