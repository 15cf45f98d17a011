import { driverIdFilter } from '../driver/driverId.ts'
import { phoneFilter } from '../phone/groupedPhone.ts'
import type { ListFilter, TextFilter } from './listFilters.ts'
import type { SearchChange } from './OrganisationSearch.ts'

/** The filters that one search field can fill. */
export const searchedFilters = ['firstName', 'lastName', 'email', 'phoneNumber', 'dtId'] as const satisfies TextFilter[]

export type SearchReading = Partial<Record<(typeof searchedFilters)[number], string>>

/** A change that removes whatever the search field filled before. */
export const withoutSearch: SearchChange = Object.fromEntries(searchedFilters.map((filter) => [filter, undefined]))

/** A longer row of digits can only be a phone number. */
const LONGEST_ID = 8

/**
 * What a typed text can mean in a list, likeliest first: `@` is an e-mail, digits a driver ID or a phone number, `#` a
 * driver ID, two words a first and a last name in either order, and one word either of them, or the start of an e-mail
 * if it looks like one; with an apostrophe, in either spelling. Empty if the list's filters can't search by it.
 */
export function searchReadings(text: string, filters: readonly ListFilter[]): SearchReading[] {
  return readingsIn(filters, spellings(tidy(text)))
}

/** What else it can mean if nobody is found: with umlauts for their digraphs and the reverse, and with apostrophes. */
export function furtherReadings(text: string, filters: readonly ListFilter[]): SearchReading[] {
  return readingsIn(filters, otherSpellings(tidy(text)))
}

export const tidy = (text: string) => text.trim().replace(/\s+/gu, ' ')

function readingsIn(filters: readonly ListFilter[], texts: readonly string[]): SearchReading[] {
  return texts
    .flatMap(readingsOf)
    .filter((reading) => Object.keys(reading).every((filter) => filters.some((each) => each === filter)))
}

const APOSTROPHES = /['’‘ʼ`´]/g

/** A text with straight and with curly apostrophes: the server finds only the one that a name is stored with. */
export function spellings(text: string): string[] {
  return [...new Set([text, ...["'", '’'].map((apostrophe) => text.replace(APOSTROPHES, apostrophe))])]
}

/** Letters that are also written as two. */
const DIGRAPHS = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ø', 'oe'],
  ['ü', 'ue'],
  ['å', 'aa'],
  ['ß', 'ss'],
] as const

/** Names such as O'Connor and D'Angelo without their apostrophe. */
const RUN_TOGETHER = /(?<!\p{L})(o(?=[b-df-hj-np-tv-z]\p{L}{2})|[dl](?=[aeiouh]\p{L}{2}))/giu

/** A name in other spellings of the same sound, as far as a filter that ignores accents tells them apart; none of a number or an e-mail. */
export function otherSpellings(text: string): string[] {
  if (/[@\d]/.test(text)) return []
  const apart = DIGRAPHS.reduce((name, [letter, pair]) => name.replace(new RegExp(letter, 'giu'), pair), text)
  const joined = DIGRAPHS.reduce((name, [letter, pair]) => name.replace(new RegExp(pair, 'giu'), letter), text)
  const split = text.replace(RUN_TOGETHER, "$1'")
  const others = [apart, joined, text.replace(APOSTROPHES, ''), ...(split === text ? [] : spellings(split))]
  return [...new Set(others)].filter((other) => other !== text)
}

function readingsOf(text: string): SearchReading[] {
  if (text === '') return []
  if (text.includes('@')) return [{ email: text }]
  if (/^#[\d\s]*\d$/.test(text)) return [{ dtId: text.slice(1).trim() }]
  if (/^[+(]?\d[\d\s().\-/]*$/.test(text)) return byDigits(text)
  const words = text.split(' ')
  const [first = '', ...rest] = words
  if (rest.length > 0)
    return [
      { firstName: first, lastName: rest.join(' ') },
      { firstName: words.at(-1) ?? '', lastName: words.slice(0, -1).join(' ') },
      { lastName: text },
      { firstName: text },
    ]
  const mail = isMailPart(first) ? [{ email: first }] : []
  return [...mail, { firstName: first }, { lastName: first }]
}

/** Names have neither dots inside, nor underscores, nor digits. */
export function isMailPart(word: string): boolean {
  return /\p{L}/u.test(word) && /[\d_]|\.\p{L}/u.test(word)
}

function byDigits(text: string): SearchReading[] {
  const digits = text.replace(/\D/g, '')
  const phone = phoneFilter(text) === undefined ? [] : [{ phoneNumber: text }]
  const isId = !text.startsWith('+') && digits.length <= LONGEST_ID && driverIdFilter(digits) !== undefined
  return isId ? [{ dtId: /^[\d\s]+$/.test(text) ? text : digits }, ...phone] : phone
}
