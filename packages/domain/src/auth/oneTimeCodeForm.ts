import type { Struct } from 'superstruct'
import { shape } from '../struct/shape.ts'
import { SecretText } from './SecretText.ts'

/** What signing in by a one-time code takes, with the phone rule that is loaded (spec, section 7: otp grant). */
export function oneTimeCodeForm(phone: Struct<string, null>) {
  return shape({ phoneNumber: phone, code: SecretText })
}
