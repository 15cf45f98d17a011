import { driverIdFilter } from '../driver/driverId.ts'
import type { Named } from '../people/personName.ts'
import { phoneFilter } from '../phone/groupedPhone.ts'
import { pastedText } from '../text/pastedText.ts'
import { foldText } from '../text/text.ts'
import type { ListFilter } from './listFilters.ts'
import { changeSearch, type OrganisationSearch, type SearchChange } from './OrganisationSearch.ts'

/** The filters that one search field can fill. */
export const searchedFilters = ['firstName', 'lastName', 'email', 'phoneNumber', 'dtId'] as const satisfies ListFilter[]

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
  return readingsIn(filters, spellings(pastedText(text)))
}

/** What else it can mean if nobody is found: with umlauts for their digraphs and the reverse, and with apostrophes. */
export function furtherReadings(text: string, filters: readonly ListFilter[]): SearchReading[] {
  return readingsIn(filters, otherSpellings(pastedText(text)))
}

/** The words of a text that all have to be in what is searched here, folded; a number without what it is dialled with at home. */
export function searchWords(text: string): string[] {
  const wanted = pastedText(text)
  const number = isNumber(wanted) || isId(wanted) ? phoneFilter(wanted.replace('#', '')) : undefined
  return foldText(number?.replace('+', '') ?? wanted)
    .split(' ')
    .filter(Boolean)
}

const isNumber = (text: string) => /^[+(]?\d[\d\s().\-/]*$/.test(text)
const isId = (text: string) => /^#[\d\s-]*\d$/.test(text)

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

/** The end of a phone number that begins with zeros, which isn't an international one. */
const SHORT_NUMBER = /^00[\d\s]*$/

/**
 * A name in other spellings of the same sound, as far as a filter that ignores accents tells them apart; a number that
 * begins with zeros without them; nothing of an e-mail.
 */
export function otherSpellings(text: string): string[] {
  if (SHORT_NUMBER.test(text)) return [text.replace(/^[0\s]+/, '')].filter((digits) => digits.length > 1)
  if (/[@\d]/.test(text)) return []
  const apart = DIGRAPHS.reduce((name, [letter, pair]) => name.replace(new RegExp(letter, 'giu'), pair), text)
  const joined = DIGRAPHS.reduce((name, [letter, pair]) => name.replace(new RegExp(pair, 'giu'), letter), text)
  const split = text.replace(RUN_TOGETHER, "$1'")
  const others = [apart, joined, text.replace(APOSTROPHES, ''), ...(split === text ? [] : spellings(split))]
  return [...new Set(others)].filter((other) => other !== text)
}

/** The most spellings of a name that are offered. */
const MOST_SPELLINGS = 4

/** True for words of letters, enough of them not to be part of nearly every name. */
export function isTypedName(text: string): boolean {
  return foldedWords(text).every((word) => /^\p{L}{3,}$/u.test(word))
}

const foldedWords = (text: string) => foldText(pastedText(text)).split(' ')

/**
 * How the people are spelt whose names are a typed one but for accents, the most frequent first, as a server can tell "s"
 * from "ś".
 */
export function spelledAlike(rows: readonly Named[], text: string): SearchReading[] {
  const words = foldedWords(text)
  const isNamed = (name: string) => words.every((word) => foldText(name).includes(word))
  const found = rows.flatMap(({ firstName = '', lastName = '' }): SearchReading[] => {
    if (isNamed(lastName)) return [{ lastName }]
    if (isNamed(firstName)) return [{ firstName }]
    return words.length > 1 && isNamed(`${firstName} ${lastName}`) ? [{ firstName, lastName }] : []
  })
  return [...Map.groupBy(found, (reading) => JSON.stringify(reading)).values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([reading = {}]) => reading)
    .slice(0, MOST_SPELLINGS)
}

/** What a text that has been read can mean; all readings, whatever a list can search. */
export function readingsOf(text: string): SearchReading[] {
  if (text === '') return []
  if (text.includes('@')) return [{ email: text }]
  if (isId(text)) return [{ dtId: text.slice(1).trim() }]
  if (isNumber(text)) return byDigits(text)
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

/**
 * What the filters of a search ask for in another list, at most two readings: as they are, and with first and last name
 * exchanged or an ID taken for a phone number. Invitations have no driver ID.
 */
export function searchesElsewhere(search: OrganisationSearch): OrganisationSearch[] {
  const { firstName, lastName, dtId } = search
  const exchanged = changeSearch(search, { firstName: lastName, lastName: firstName })
  const asPhone = changeSearch(search, { dtId: undefined, phoneNumber: dtId })
  const hasIds = search.view === 'drivers' && search.drivers !== 'invited'
  if (dtId !== undefined) return hasIds ? [search, asPhone] : [asPhone]
  return firstName === lastName ? [search] : [search, exchanged]
}

/** Names have neither dots inside, nor underscores, nor digits. */
function isMailPart(word: string): boolean {
  return /\p{L}/u.test(word) && /[\d_]|\.\p{L}/u.test(word)
}

function byDigits(text: string): SearchReading[] {
  const digits = text.replace(/\D/g, '')
  const phone = phoneFilter(text) === undefined ? [] : [{ phoneNumber: text }]
  const canBeId = !text.startsWith('+') && digits.length <= LONGEST_ID && driverIdFilter(digits) !== undefined
  return canBeId ? [{ dtId: /^[\d\s]+$/.test(text) ? text : digits }, ...phone] : phone
}
