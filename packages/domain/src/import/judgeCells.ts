import type { DraftRow } from '../invitation/draftRows.ts'
import { driverInviteRow } from '../invitation/driverInviteRow.ts'
import type { PhoneRules } from '../phone/PhoneRules.ts'
import { phoneMessage } from '../phone/phoneNumber.ts'
import { textRule } from '../struct/textRule.ts'
import { emailProblem } from '../text/email.ts'
import { firstNameProblem, lastNameProblem } from '../user/personName.ts'
import type { ImportField } from './importField.ts'

/** A sentence about some of the cells of a row (product, section 6: each row's errors in place). */
export type CellTexts = Partial<Record<ImportField, string>>

/** What is wrong with the cells of a row, and what one should look at (product, section 6: each row's errors in place). */
export interface CellVerdict {
  errors: CellTexts
  notes: CellTexts
  /** In E.164, where it is one. */
  phone: string | undefined
}

/** With what numbers are read: the rules, and the country of those without a country code (spec, section 5: Phone). */
export interface PhoneReading {
  rules: Pick<PhoneRules, 'toE164'>
  country: string | undefined
}

/** Said of a number that a spreadsheet shortened (product, section 6; reliability, D5). */
export const shortenedPhoneMessage = 'A spreadsheet has shortened this number. Type it in full.'

/** Said of a number that can only be read with a country (product, section 6: Default country). */
export const countrylessPhoneMessage = 'Add the country code, or choose a default country.'

/** Judges the cells of a row by the rules of the form, and phone numbers also by what spreadsheets do to them (spec, section 5; product, section 6). */
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
 * {@link judgeCells}, which takes a third of the time for the rows of a whole file (spec, section 5; product, section 6).
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
