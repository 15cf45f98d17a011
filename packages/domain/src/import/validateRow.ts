import { type DraftRow, type DriverInviteRow, driverInviteRow } from '../invitation/newInvitations.ts'
import { firstNameProblem, lastNameProblem } from '../people/personName.ts'
import { type PhoneRules, phoneMessage } from '../phone/phoneNumber.ts'
import { withoutGaps } from '../struct/shape.ts'
import { textRule } from '../struct/textRule.ts'
import { emailProblem } from '../text/email.ts'
import type { ImportRow } from './importColumns.ts'
import type { ImportField } from './importField.ts'

/** A row with its verdict. */
export interface ValidatedRow extends ImportRow {
  errors: CellTexts
  notes: CellTexts
  phone: string | undefined
  /** Whose number it repeats. */
  repeat: string | undefined
}

/** Validates a row on its own; {@link markRepeats} finds repeated numbers. */
export function validateRow(row: ImportRow, reading: PhoneReading): ValidatedRow {
  return { ...row, ...validateCells(row.cells, reading), repeat: undefined }
}

/**
 * Returns a function that marks rows, one after the other, that repeat the number of an earlier row, a driver or an open
 * invitation. A row already marked right stays the same object.
 */
export function repeatMarker(known: KnownPhones): (row: ValidatedRow) => ValidatedRow {
  const seen = new Map<string, number>()
  const repeatOf = ({ row, phone }: ValidatedRow): string | undefined => {
    if (phone === undefined) return undefined
    const before = seen.get(phone)
    if (before !== undefined) return `Same phone number as row ${before}.`
    seen.set(phone, row)
    const kind = known.get(phone)
    return kind && knownLabels[kind]
  }
  return (row) => {
    const repeat = repeatOf(row)
    return row.repeat === repeat ? row : { ...row, repeat }
  }
}

/** Marks the rows that repeat a number. */
export function markRepeats(rows: readonly ValidatedRow[], known: KnownPhones): ValidatedRow[] {
  return rows.map(repeatMarker(known))
}

/** True if a row can't be sent as it is. */
export function hasErrors({ problem, errors }: ValidatedRow): boolean {
  return problem !== undefined || Object.keys(errors).length > 0
}

/** Why a row can't be sent, as sentences. */
export function reasonsOf({ problem, errors }: ValidatedRow): string[] {
  return [...(problem === undefined ? [] : [problem]), ...Object.values(errors)]
}

/** A row without errors as it is sent. */
export function inviteRowOf({ cells, phone = '' }: ValidatedRow): DriverInviteRow {
  const email = cells.email.trim()
  return {
    firstName: cells.firstName.trim(),
    lastName: cells.lastName.trim(),
    phoneNumber: phone,
    email: email === '' ? undefined : email,
  }
}

/** A sentence for some of a row's cells. */
type CellTexts = Partial<Record<ImportField, string>>

/** The errors in a row's cells, and the notes on them. */
export interface CellVerdict {
  errors: CellTexts
  notes: CellTexts
  /** In E.164, if valid. */
  phone: string | undefined
}

/** How numbers are read: the rules, and the country of those without a calling code. */
export interface PhoneReading {
  rules: Pick<PhoneRules, 'toE164'>
  country: string | undefined
}

/** Shown for a number that a spreadsheet shortened. */
export const shortenedPhoneMessage = 'A spreadsheet has shortened this number. Type it in full.'

/** Shown for a number that needs a country. */
export const countrylessPhoneMessage = 'Add the country code, or choose a default country.'

/** Judges cells by the rules of the form, and phone numbers also for the damage that spreadsheets do. */
export function validateCells(cells: DraftRow, reading: PhoneReading): CellVerdict {
  const { phone, error, note } = readPhone(cells.phoneNumber.trim(), reading)
  const found: Record<ImportField, string | undefined> = {
    firstName: firstNameProblem(cells.firstName.trim()),
    lastName: lastNameProblem(cells.lastName.trim()),
    phoneNumber: error,
    email: emailProblem(cells.email.trim()),
  }
  return { errors: withoutGaps(found), notes: note === undefined ? {} : { phoneNumber: note }, phone }
}

/**
 * A struct for a row that is edited in a form. It gives the errors of {@link validateCells}, which takes a third of the
 * time and so judges whole files.
 */
export function importedDriver(reading: PhoneReading) {
  return driverInviteRow(textRule('phoneNumber', (text) => readPhone(text.trim(), reading).error))
}

/** "4.91512E+11", with a point or a comma. */
const scientific = /^\d+(?:[.,]\d+)?E\+?\d+$/i

interface PhoneVerdict {
  phone?: string
  error?: string
  note?: string
}

function readPhone(text: string, { rules, country }: PhoneReading): PhoneVerdict {
  if (scientific.test(text)) return { error: shortenedPhoneMessage }
  const phone = rules.toE164(text, country)
  if (phone === undefined)
    return {
      error:
        country === undefined && /^[\d\s().\-/]{6,}$/.test(text.normalize('NFKC'))
          ? countrylessPhoneMessage
          : phoneMessage,
    }
  const hasLostZero = /^[1-9]\d*$/.test(text) && rules.toE164(`0${text}`, country) === phone
  return hasLostZero ? { phone, note: `The leading zero is missing. Read as ${phone}.` } : { phone }
}

/** Who phone numbers belong to already, keyed by E.164. */
export type KnownPhones = ReadonlyMap<string, 'driver' | 'invitation'>

const knownLabels = {
  driver: 'A driver here already has this phone number.',
  invitation: 'This phone number has already been invited.',
} as const

/** Numbers that the country is guessed from. */
const SAMPLE = 200

/** The country of most numbers with a calling code: a first guess for the rest. */
export function likelyCountry(phones: readonly string[], { grouped }: Pick<PhoneRules, 'grouped'>): string | undefined {
  const counts = new Map<string, number>()
  for (const phone of phones.slice(0, SAMPLE)) {
    const country = /^\s*(?:\+|00)/.test(phone) ? grouped(phone).country : undefined
    if (country !== undefined) counts.set(country, (counts.get(country) ?? 0) + 1)
  }
  return [...counts].reduce<[string | undefined, number]>(
    (best, next) => (next[1] > best[1] ? next : best),
    [undefined, 0],
  )[0]
}
