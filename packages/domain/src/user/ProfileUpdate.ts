import type { Infer } from 'superstruct'
import { WirePhone } from '../phone/phoneNumber.ts'
import { absent } from '../struct/absent.ts'
import { shape } from '../struct/shape.ts'
import { FirstName, LastName } from './personName.ts'

/** What changing one's own profile sends, each only when it is changed (spec, section 7: PATCH /users). */
export const ProfileUpdate = shape({
  firstName: absent(FirstName),
  lastName: absent(LastName),
  phoneNumber: absent(WirePhone),
})

/** What the struct of the same name parses to. */
export type ProfileUpdate = Infer<typeof ProfileUpdate>
