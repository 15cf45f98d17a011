import type { Struct } from 'superstruct'
import { emptyOr } from '../struct/emptyOr.ts'
import { shape } from '../struct/shape.ts'
import { FirstName, LastName } from './personName.ts'

/** The form of one's own names and optional phone number, with the phone rule that is loaded (spec, section 5). */
export function profileForm(phone: Struct<string, null>) {
  return shape({ firstName: FirstName, lastName: LastName, phoneNumber: emptyOr(phone) })
}
