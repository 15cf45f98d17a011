import { formatDriverId } from '../driver/driverId.ts'
import { textRule } from '../struct/textRule.ts'
import { INVISIBLE } from '../text/pastedText.ts'
import { isTooLong } from '../text/text.ts'
import type { PersonFields } from './User.ts'

/**
 * Letters of any script with their marks, spaces and no-break spaces, apostrophes and hyphens as typed and as printed.
 * The two joiners belong to the spelling of Persian, Sinhala and others, so single ones are allowed inside a word.
 */
const allowed = /[\p{L}\p{M} \u00a0'\u2019\u2010\u2011-]|(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L})/gu

const letter = /\p{L}/u

export function firstNameProblem(name: string): string | undefined {
  return problem(name, 'first name')
}

export function lastNameProblem(name: string): string | undefined {
  return problem(name, 'last name')
}

export const FirstName = textRule('firstName', firstNameProblem, tidyName)

export const LastName = textRule('lastName', lastNameProblem, tidyName)

/**
 * A name on one line, in composed letters, without what can't be seen, with an apostrophe and a hyphen where a twin was typed: accents on their own, and
 * dashes.
 */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[\t\r\n]+/g, ' ')
    .replace(/[´`‘′]/g, "'")
    .replace(/[‒–—―−]/g, '-')
    .trim()
}

function problem(name: string, what: 'first name' | 'last name'): string | undefined {
  const start = what === 'first name' ? 'First name' : 'Last name'
  if (name === '') return `Please enter ${what}.`
  if (isTooLong(name)) return `${start} cannot be longer than 256 characters.`
  const [wrong] = name.replace(allowed, '')
  if (wrong === undefined && letter.test(name)) return undefined
  const message = `Invalid ${what}. Only letters, hyphens, and spaces are allowed.`
  return wrong === undefined || /[!-~]/.test(wrong) ? message : `${message} Remove ${wordFor(wrong)}.`
}

/** A character that few would look for, in a sentence; one that draws nothing by its code. */
function wordFor(character: string): string {
  if (character === '\ufffd') return '“�”, which stands for a letter that couldn’t be read'
  return /[\p{C}\p{Z}]/u.test(character)
    ? `the invisible character U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : `“${character}”`
}

/** Anything that names a person; all optional. */
export type Named = Pick<
  PersonFields,
  'firstName' | 'lastName' | 'email' | 'dtId' | 'role' | 'isPersonalDataHidden'
> & {
  type?: string | undefined
}

/**
 * The name in headings, titles and menus: "Ada Lovelace", otherwise the e-mail or "Driver 04 21 97"; an unknown person
 * is "Someone" (contract 3.3.22).
 */
export function displayName(person: Named | undefined): string {
  if (!person) return 'Someone'
  if (person.isPersonalDataHidden) return driverName(person)
  const name = [person.firstName, person.lastName]
    .map((part) => part?.replace(OVERRIDES, '').trim())
    .filter(Boolean)
    .join(' ')
  return name || person.email || driverName(person)
}

/** Signs that turn the letters after them round, which could make a sentence about the person say something else. */
const OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** A name as part of a sentence: one that is written from right to left keeps its place there. */
export function nameInSentence(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}

function driverName({ dtId, role, type }: Named): string {
  if (dtId !== undefined) return `Driver ${formatDriverId(dtId)}`
  return role === 'driver' || type === 'driver' ? 'Driver' : 'Someone'
}
