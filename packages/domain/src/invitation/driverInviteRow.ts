import type { Infer, Struct } from 'superstruct'
import { WirePhone } from '../phone/phoneNumber.ts'
import { emptyOr } from '../struct/emptyOr.ts'
import { shape } from '../struct/shape.ts'
import { Email } from '../text/email.ts'
import { FirstName, LastName } from '../user/personName.ts'

/** A row of the invitation form or of a file, with the phone rule that is loaded (spec, section 3: Driver invite row). */
export function driverInviteRow(phone: Struct<string, null>) {
  return shape({ firstName: FirstName, lastName: LastName, phoneNumber: phone, email: emptyOr(Email) })
}

/** A driver to invite as it goes over the wire (spec, section 3: Driver invite row). */
export const DriverInviteRow = driverInviteRow(WirePhone)

/** What the struct of the same name parses to. */
export type DriverInviteRow = Infer<typeof DriverInviteRow>
