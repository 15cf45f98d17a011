import { formatDriverId } from '../driver/driverId.ts'
import { textRule } from '../struct/textRule.ts'
import { isTooLong } from '../text/text.ts'

/**
 * Letters of any script with their marks, spaces and no-break spaces, apostrophes and hyphens as typed and as printed.
 * The two joiners belong to the spelling of Persian, Sinhala and others, so single ones are allowed inside a word.
 */
const allowed = /^(?:[\p{L}\p{M} \u00a0'\u2019\u2010\u2011-]|(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L}))+$/u

const letter = /\p{L}/u

export function firstNameProblem(name: string): string | undefined {
  return problem(name, 'first name')
}

export function lastNameProblem(name: string): string | undefined {
  return problem(name, 'last name')
}

/** A first name, trimmed. */
export const FirstName = textRule('firstName', firstNameProblem)

/** A last name, trimmed. */
export const LastName = textRule('lastName', lastNameProblem)

function problem(name: string, what: 'first name' | 'last name'): string | undefined {
  const start = what === 'first name' ? 'First name' : 'Last name'
  if (name === '') return `Please enter ${what}.`
  if (isTooLong(name)) return `${start} cannot be longer than 256 characters.`
  if (allowed.test(name) && letter.test(name)) return undefined
  return `Invalid ${what}. Only letters, hyphens, and spaces are allowed.`
}

/** Anything that names a person; all optional. */
export type Named = {
  firstName?: string | undefined
  lastName?: string | undefined
  email?: string | undefined
  dtId?: number | undefined
  role?: string | undefined
  type?: string | undefined
  isPersonalDataHidden?: boolean | undefined
}

/**
 * The name in headings, titles and menus: "Ada Lovelace", otherwise the e-mail or "Driver 04 21 97"; an unknown person
 * is "Someone" (contract 3.3.22).
 */
export function displayName(person: Named | undefined): string {
  if (!person) return 'Someone'
  if (person.isPersonalDataHidden) return driverName(person)
  const name = [person.firstName, person.lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
  return name || person.email || driverName(person)
}

function driverName({ dtId, role, type }: Named): string {
  if (dtId !== undefined) return `Driver ${formatDriverId(dtId)}`
  return role === 'driver' || type === 'driver' ? 'Driver' : 'Someone'
}
