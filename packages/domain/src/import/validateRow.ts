import { type DriverInviteRow, driverInviteRow } from '../invitation/newInvitations.ts'
import { firstNameProblem, lastNameProblem, tidyName } from '../people/personName.ts'
import { withoutGaps } from '../struct/shape.ts'
import { textRule } from '../struct/textRule.ts'
import { emailProblem } from '../text/email.ts'
import { pastedText } from '../text/pastedText.ts'
import type { ImportRow } from './importColumns.ts'
import type { ImportField } from './importField.ts'
import { type PhoneReading, readPhone } from './readPhone.ts'

/** A sentence for some of a row's cells. */
type CellTexts = Partial<Record<ImportField, string>>

/** A row with the errors in its cells, and the notes on them. */
export interface ValidatedRow extends ImportRow {
  errors: CellTexts
  notes: CellTexts
  /** In E.164, if valid. */
  phone: string | undefined
  /** The numbers that a refused one can be, in E.164. */
  choices: readonly string[]
  /** True if the digits of the number are another one with a plus. */
  lacksPlus: boolean
  /** Whose number it repeats. */
  repeat: string | undefined
}

/**
 * Judges a row on its own, by the rules of the form, and its phone number also for the damage that spreadsheets do;
 * {@link markRepeats} finds repeated numbers.
 */
export function validateRow(row: ImportRow, reading: PhoneReading): ValidatedRow {
  const { cells } = row
  const { phone, error, note, choices = [], lacksPlus = false } = readPhone(cells.phoneNumber, reading)
  const found: Record<ImportField, string | undefined> = {
    firstName: firstNameProblem(tidyName(cells.firstName)),
    lastName: lastNameProblem(tidyName(cells.lastName)),
    phoneNumber: error,
    email: emailProblem(pastedText(cells.email)),
  }
  return {
    ...row,
    errors: withoutGaps(found),
    notes: note === undefined ? {} : { phoneNumber: note },
    phone,
    choices,
    lacksPlus,
    repeat: undefined,
  }
}

/**
 * Returns a function that marks rows, one after the other, that repeat the number of an earlier row without errors, a
 * driver or an open invitation. A row already marked right stays the same object.
 */
export function repeatMarker(known: KnownPhones): (row: ValidatedRow) => ValidatedRow {
  const seen = new Map<string, number>()
  const repeatOf = (row: ValidatedRow): string | undefined => {
    const { phone } = row
    if (phone === undefined) return undefined
    const before = seen.get(phone)
    if (before !== undefined) return `Same phone number as row ${before}.`
    if (!hasErrors(row)) seen.set(phone, row.row)
    const kind = known.get(phone)
    return kind && knownLabels[kind]
  }
  return (row) => {
    const repeat = repeatOf(row)
    return row.repeat === repeat ? row : { ...row, repeat }
  }
}

export function markRepeats(rows: readonly ValidatedRow[], known: KnownPhones): ValidatedRow[] {
  return rows.map(repeatMarker(known))
}

/** True if a row can't be sent as it is. */
export function hasErrors({ problem, errors }: ValidatedRow): boolean {
  return problem !== undefined || Object.keys(errors).length > 0
}

/** The rows that are sent: those without errors, and of several with the same number the first. */
export function sendableRows(rows: readonly ValidatedRow[]): ValidatedRow[] {
  const seen = new Set<string | undefined>()
  return rows.filter((row) => {
    if (hasErrors(row) || seen.has(row.phone)) return false
    seen.add(row.phone)
    return true
  })
}

/** Why a row can't be sent, as sentences. */
export function reasonsOf({ problem, errors }: ValidatedRow): string[] {
  return [...(problem === undefined ? [] : [problem]), ...Object.values(errors)]
}

/** A row without errors as it is sent. */
export function inviteRowOf({ cells, phone = '' }: ValidatedRow): DriverInviteRow {
  const email = pastedText(cells.email)
  return {
    firstName: tidyName(cells.firstName),
    lastName: tidyName(cells.lastName),
    phoneNumber: phone,
    email: email === '' ? undefined : email,
  }
}

/**
 * A struct for a row that is edited in a form. It gives the errors of {@link validateRow}, which takes a third of the
 * time and so judges whole files.
 */
export function importedDriver(reading: PhoneReading) {
  return driverInviteRow(textRule('phoneNumber', (text) => readPhone(text, reading).error))
}

/** Who phone numbers belong to already, keyed by E.164. */
export type KnownPhones = ReadonlyMap<string, 'driver' | 'invitation'>

const knownLabels = {
  driver: 'A driver here already has this phone number.',
  invitation: 'This phone number has already been invited.',
} as const
