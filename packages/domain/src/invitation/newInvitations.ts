import { array, enums, type Infer, nonempty, type Struct } from 'superstruct'
import { assignableRoles } from '../people/ProfileUpdate.ts'
import { FirstName, LastName } from '../people/personName.ts'
import { WirePhone } from '../phone/phoneNumber.ts'
import { parseAs } from '../struct/parseAs.ts'
import { count, shape, uuid } from '../struct/shape.ts'
import { emptyOr, mandatory, message, required } from '../struct/textRule.ts'
import { type FormErrors, validator } from '../struct/validator.ts'
import { Email } from '../text/email.ts'

/** A row of the form or of a file; takes the phone rule once it has loaded. */
export function driverInviteRow(phone: Struct<string, null>) {
  return shape({ firstName: FirstName, lastName: LastName, phoneNumber: phone, email: emptyOr(Email) })
}

/** A driver to invite as it is sent. */
export const DriverInviteRow = driverInviteRow(WirePhone)

export type DriverInviteRow = Infer<typeof DriverInviteRow>

export const DriversInvitation = shape({ organizationId: uuid(), drivers: nonempty(array(DriverInviteRow)) })

export type DriversInvitation = Infer<typeof DriversInvitation>

const csvFileMessage = 'File was not uploaded. The only allowed format is .csv'

/** The type that Windows gives to `.csv`, or none (contract 11.3). */
const mistaken = ['application/vnd.ms-excel', '']

/** The message for a file of the wrong type; undefined for `.csv` with a usual mistaken type. */
export function csvFileProblem({ name, type }: { name: string; type: string }): string | undefined {
  const [mediaType = ''] = type.toLowerCase().split(';')
  if (mediaType.trim() === 'text/csv') return undefined
  return /\.csv$/i.test(name) && mistaken.includes(mediaType.trim()) ? undefined : csvFileMessage
}

export const UserInvitation = shape({
  email: required(Email),
  role: message(enums(assignableRoles), mandatory),
  organizationId: message(uuid(), mandatory),
})

export type UserInvitation = Infer<typeof UserInvitation>

/** How many rows of an import had each outcome. */
export const BulkInviteResult = shape({ invited: count(), skipped: count(), duplicated: count() })

export type BulkInviteResult = Infer<typeof BulkInviteResult>

/** A driver as typed so far. */
export interface DraftRow {
  firstName: string
  lastName: string
  phoneNumber: string
  email: string
}

export const blankRow: DraftRow = { firstName: '', lastName: '', phoneNumber: '', email: '' }

/** The errors of each row, `undefined` for rows that are valid or blank; blank rows aren't sent. */
export function draftRowErrors(rows: readonly DraftRow[], phone: Struct<string, null>): (FormErrors | undefined)[] {
  const errorsOf = validator(driverInviteRow(phone))
  return rows.map((row) => {
    const errors = isBlank(row) ? {} : errorsOf(row)
    return Object.keys(errors).length > 0 ? errors : undefined
  })
}

/** The rows to send; only call it if {@link draftRowErrors} found nothing. */
export function rowsToSend(rows: readonly DraftRow[], phone: Struct<string, null>): DriverInviteRow[] {
  const struct = driverInviteRow(phone)
  return rows.filter((row) => !isBlank(row)).map((row) => parseAs('DriverInviteRow', struct, row))
}

function isBlank(row: DraftRow): boolean {
  return Object.values(row).every((text) => !text?.trim())
}
