import { type DraftRow, type DriverInviteRow, driverInviteRow } from '../invitation/newInvitations.ts'
import { type PhoneRules, phoneMessage } from '../phone/phoneNumber.ts'
import { textRule } from '../struct/textRule.ts'
import { emailProblem } from '../text/email.ts'
import { firstNameProblem, lastNameProblem } from '../user/personName.ts'
import type { ImportRow } from './importColumns.ts'
import type { ImportField } from './importField.ts'

/** A row with what was found about it. */
export interface JudgedRow extends ImportRow {
  errors: CellTexts
  notes: CellTexts
  phone: string | undefined
  /** Whose number it repeats. */
  repeat: string | undefined
}

/** A row, judged on its own; what it repeats is found by {@link markRepeats}. */
export function judgedRow(row: ImportRow, reading: PhoneReading): JudgedRow {
  const { row: number, cells, problem } = row
  const judged = { row: number, cells, ...judgeCells(cells, reading), repeat: undefined }
  return problem === undefined ? judged : { ...judged, problem }
}

/** Marks one row after the other where it repeats a number; a row that is marked already stays the same object. */
export function repeatMarker(known: KnownPhones): (row: JudgedRow) => JudgedRow {
  const noteOf = repeatNotes(known)
  return (row) => {
    const repeat = noteOf(row)
    return row.repeat === repeat ? row : { ...row, repeat }
  }
}

/** The same rows, marked where they repeat a number. */
export function markRepeats(rows: readonly JudgedRow[], known: KnownPhones): JudgedRow[] {
  return rows.map(repeatMarker(known))
}

/** Says whether a row cannot be sent as it stands. */
export function hasErrors({ problem, errors }: JudgedRow): boolean {
  return problem !== undefined || Object.keys(errors).length > 0
}

/** Why a row cannot be sent, sentence by sentence. */
export function reasonsOf({ problem, errors }: JudgedRow): string[] {
  return [...(problem === undefined ? [] : [problem]), ...Object.values(errors)]
}

/** A row without errors as it goes over the wire. */
export function inviteRowOf({ cells, phone = '' }: JudgedRow): DriverInviteRow {
  const email = cells.email.trim()
  return {
    firstName: cells.firstName.trim(),
    lastName: cells.lastName.trim(),
    phoneNumber: phone,
    email: email === '' ? undefined : email,
  }
}

/** A sentence about some of the cells of a row. */
export type CellTexts = Partial<Record<ImportField, string>>

/** What is wrong with the cells of a row, and what one should look at. */
export interface CellVerdict {
  errors: CellTexts
  notes: CellTexts
  /** In E.164, where it is one. */
  phone: string | undefined
}

/** With what numbers are read: the rules, and the country of those without a country code. */
export interface PhoneReading {
  rules: Pick<PhoneRules, 'toE164'>
  country: string | undefined
}

/** Said of a number that a spreadsheet shortened. */
export const shortenedPhoneMessage = 'A spreadsheet has shortened this number. Type it in full.'

/** Said of a number that can only be read with a country. */
export const countrylessPhoneMessage = 'Add the country code, or choose a default country.'

/** Judges the cells of a row by the rules of the form, and phone numbers also by what spreadsheets do to them. */
export function judgeCells(cells: DraftRow, reading: PhoneReading): CellVerdict {
  const { phone, error, note } = readPhone(cells.phoneNumber.trim(), reading)
  const found: Record<ImportField, string | undefined> = {
    firstName: firstNameProblem(cells.firstName.trim()),
    lastName: lastNameProblem(cells.lastName.trim()),
    phoneNumber: error,
    email: emailProblem(cells.email.trim()),
  }
  return { errors: present(found), notes: note === undefined ? none : { phoneNumber: note }, phone }
}

/**
 * A row of a file, once it is a form: the struct of a driver to invite, with what spreadsheets do to phone numbers. Gives the errors of
 * {@link judgeCells}, which takes a third of the time for the rows of a whole file.
 */
export function importedDriver(reading: PhoneReading) {
  return driverInviteRow(textRule('phoneNumber', (text) => readPhone(text.trim(), reading).error))
}

const none = {}

function present(texts: Record<ImportField, string | undefined>): CellTexts {
  const { firstName, lastName, phoneNumber, email } = texts
  if ((firstName ?? lastName ?? phoneNumber ?? email) === undefined) return none
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
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

/** Whom a phone number belongs to already, by the number in E.164. */
export type KnownPhones = ReadonlyMap<string, 'driver' | 'invitation'>

const knownAs = {
  driver: 'A driver here has this phone number already.',
  invitation: 'This phone number is invited already.',
} as const

interface NumberedPhone {
  row: number
  phone: string | undefined
}

/**
 * Says of one row after the other what its number repeats: one of a row before, of a driver or of an open invitation; undefined for the
 * first of its kind.
 */
export function repeatNotes(known: KnownPhones): (row: NumberedPhone) => string | undefined {
  const seen = new Map<string, number>()
  return ({ row, phone }) => {
    if (phone === undefined) return undefined
    const before = seen.get(phone)
    if (before !== undefined) return `Same phone number as row ${before}.`
    seen.set(phone, row)
    const kind = known.get(phone)
    return kind && knownAs[kind]
  }
}

/** So many numbers tell. */
const told = 200

/** The country that most of the numbers with a country code belong to: a first guess for those without. */
export function likelyCountry(phones: readonly string[], { grouped }: Pick<PhoneRules, 'grouped'>): string | undefined {
  const counts = new Map<string, number>()
  for (const phone of phones.slice(0, told)) {
    const country = /^\s*(?:\+|00)/.test(phone) ? grouped(phone).country : undefined
    if (country !== undefined) counts.set(country, (counts.get(country) ?? 0) + 1)
  }
  return [...counts].reduce<[string | undefined, number]>(
    (best, next) => (next[1] > best[1] ? next : best),
    [undefined, 0],
  )[0]
}
