import type { Struct } from 'superstruct'
import { parseAs } from '../struct/parseAs.ts'
import { type FormErrors, validator } from '../struct/validator.ts'
import { type DriverInviteRow, driverInviteRow } from './driverInviteRow.ts'

/** A driver as somebody is typing them (spec, section 3: Driver invite row). */
export interface DraftRow {
  firstName: string
  lastName: string
  phoneNumber: string
  email: string
}

/** A row in which nothing is typed yet (spec, section 3: Driver invite row). */
export const blankRow: DraftRow = { firstName: '', lastName: '', phoneNumber: '', email: '' }

/** What is wrong with each row, `undefined` for those that are right or blank; blank rows are not sent (spec, section 2: invitation by rows). */
export function draftRowErrors(rows: readonly DraftRow[], phone: Struct<string, null>): (FormErrors | undefined)[] {
  const errorsOf = validator(driverInviteRow(phone))
  return rows.map((row) => {
    const errors = isBlank(row) ? {} : errorsOf(row)
    return Object.keys(errors).length > 0 ? errors : undefined
  })
}

/** The rows to send; call it only where {@link draftRowErrors} found nothing (spec, section 7: POST /invitations/drivers). */
export function rowsToSend(rows: readonly DraftRow[], phone: Struct<string, null>): DriverInviteRow[] {
  const struct = driverInviteRow(phone)
  return rows.filter((row) => !isBlank(row)).map((row) => parseAs('DriverInviteRow', struct, row))
}

function isBlank(row: DraftRow): boolean {
  return Object.values(row).every((text) => !text?.trim())
}
