import { array, enums, type Infer, instance, nonempty, type Struct, string } from 'superstruct'
import { SecretText } from '../auth/forms.ts'
import { WirePhone } from '../phone/phoneNumber.ts'
import { parseAs } from '../struct/parseAs.ts'
import { count, shape, uuid } from '../struct/shape.ts'
import { emptyOr, mandatory, message, required } from '../struct/textRule.ts'
import { type FormErrors, validator } from '../struct/validator.ts'
import { Email } from '../text/email.ts'
import { assignableRoles } from '../user/ProfileUpdate.ts'
import { FirstName, LastName } from '../user/personName.ts'

/** A row of the invitation form or of a file, with the phone rule that is loaded. */
export function driverInviteRow(phone: Struct<string, null>) {
  return shape({ firstName: FirstName, lastName: LastName, phoneNumber: phone, email: emptyOr(Email) })
}

/** A driver to invite as it goes over the wire. */
export const DriverInviteRow = driverInviteRow(WirePhone)

/** What the struct of the same name parses to. */
export type DriverInviteRow = Infer<typeof DriverInviteRow>

/** What inviting drivers sends. */
export const DriversInvitation = shape({ organizationId: uuid(), drivers: nonempty(array(DriverInviteRow)) })

/** What the struct of the same name parses to. */
export type DriversInvitation = Infer<typeof DriversInvitation>

/** What inviting the drivers of a file sends. */
export const DriversCsv = shape({ drivers_csv: instance(Blob), organization_id: uuid() })

/** What the struct of the same name parses to. */
export type DriversCsv = Infer<typeof DriversCsv>

/** The message of a file of the wrong type. */
export const csvFileMessage = 'File was not uploaded. The only allowed format is .csv'

/** What a spreadsheet program makes of `.csv`, or no type at all. */
const mistaken = ['application/vnd.ms-excel', '']

/** What is wrong with the type of a file to import, or nothing; a `.csv` that Windows calls an Excel sheet is none. */
export function csvFileProblem({ name, type }: { name: string; type: string }): string | undefined {
  const [mediaType = ''] = type.toLowerCase().split(';')
  if (mediaType.trim() === 'text/csv') return undefined
  return /\.csv$/i.test(name) && mistaken.includes(mediaType.trim()) ? undefined : csvFileMessage
}

/** What inviting a user takes, all of it required. */
export const UserInvitation = shape({
  email: required(Email),
  role: message(enums(assignableRoles), mandatory),
  organizationId: message(uuid(), mandatory),
})

/** What the struct of the same name parses to. */
export type UserInvitation = Infer<typeof UserInvitation>

/** How many rows of a bulk invitation met which fate. */
export const BulkInviteResult = shape({ invited: count(), skipped: count(), duplicated: count() })

/** What the struct of the same name parses to. */
export type BulkInviteResult = Infer<typeof BulkInviteResult>

/** Which invitations to withdraw. */
export const InvitationIds = shape({ ids: nonempty(array(string())) })

/** What the struct of the same name parses to. */
export type InvitationIds = Infer<typeof InvitationIds>

/** What accepting an invitation sends. */
export const InvitationToken = shape({ token: SecretText })

/** What the struct of the same name parses to. */
export type InvitationToken = Infer<typeof InvitationToken>

/** A driver as somebody is typing them. */
export interface DraftRow {
  firstName: string
  lastName: string
  phoneNumber: string
  email: string
}

/** A row in which nothing is typed yet. */
export const blankRow: DraftRow = { firstName: '', lastName: '', phoneNumber: '', email: '' }

/** What is wrong with each row, `undefined` for those that are right or blank; blank rows are not sent. */
export function draftRowErrors(rows: readonly DraftRow[], phone: Struct<string, null>): (FormErrors | undefined)[] {
  const errorsOf = validator(driverInviteRow(phone))
  return rows.map((row) => {
    const errors = isBlank(row) ? {} : errorsOf(row)
    return Object.keys(errors).length > 0 ? errors : undefined
  })
}

/** The rows to send; call it only where {@link draftRowErrors} found nothing. */
export function rowsToSend(rows: readonly DraftRow[], phone: Struct<string, null>): DriverInviteRow[] {
  const struct = driverInviteRow(phone)
  return rows.filter((row) => !isBlank(row)).map((row) => parseAs('DriverInviteRow', struct, row))
}

function isBlank(row: DraftRow): boolean {
  return Object.values(row).every((text) => !text?.trim())
}
