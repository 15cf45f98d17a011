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
 * What a typed text can mean in a list, likeliest first: `@` is an e-mail, digits a driver ID or a phone number, two
 * words first and last name, and one word either of them; with an apostrophe, in either spelling. Empty if the list's filters can't search by it.
 */
export function searchReadings(text: string, filters: readonly ListFilter[]): SearchReading[] {
  const wanted = text.trim().replace(/\s+/gu, ' ')
  return spellings(wanted)
    .flatMap(readingsOf)
    .filter((reading) => Object.keys(reading).every((filter) => filters.some((each) => each === filter)))
}

const APOSTROPHES = /['’‘ʼ`´]/g

/** A text with straight and with curly apostrophes: the server finds only the one that a name is stored with. */
export function spellings(text: string): string[] {
  return [...new Set([text, ...["'", '’'].map((apostrophe) => text.replace(APOSTROPHES, apostrophe))])]
}

function readingsOf(text: string): SearchReading[] {
  if (text === '') return []
  if (text.includes('@')) return [{ email: text }]
  if (/^[+(]?\d[\d\s().\-/]*$/.test(text)) return byDigits(text)
  const [first = '', ...rest] = text.split(' ')
  return rest.length > 0
    ? [{ firstName: first, lastName: rest.join(' ') }, { lastName: text }, { firstName: text }]
    : [{ firstName: first }, { lastName: first }]
}

function byDigits(text: string): SearchReading[] {
  const digits = text.replace(/\D/g, '')
  const phone = phoneFilter(text) === undefined ? [] : [{ phoneNumber: text }]
  const isId = !text.startsWith('+') && digits.length <= LONGEST_ID && driverIdFilter(digits) !== undefined
  return isId ? [{ dtId: /^[\d\s]+$/.test(text) ? text : digits }, ...phone] : phone
}
