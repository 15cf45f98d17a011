import { driverIdFilter } from '../driver/driverIdFilter.ts'

/** A filter of GET /users that finds drivers by what somebody typed (spec, section 7: Users). */
export type DriverSearch = Partial<Record<'email' | 'dt_id' | 'phone_number' | 'first_name' | 'last_name', string>>

/** Shorter texts would match nearly everybody. */
const shortest = 2

/**
 * The questions, at most two, that find drivers by one text: with an @ the e-mail, with four or more digits the driver ID and the phone
 * number, two words first and last name, one word either (spec, section 9: filter fields).
 */
export function driverSearches(text: string): DriverSearch[] {
  const wanted = text.trim().replace(/\s+/gu, ' ')
  if (wanted.length < shortest) return []
  if (wanted.includes('@')) return [{ email: wanted }]
  const digits = wanted.replace(/\D/g, '')
  if (digits.length >= 4 && !/\p{L}/u.test(wanted)) return byNumber(wanted, digits)
  const [first = '', ...rest] = wanted.split(' ')
  if (rest.length > 0) return [{ first_name: first, last_name: rest.join(' ') }]
  return [{ first_name: first }, { last_name: first }]
}

/** A number with a plus can only be a phone number. */
function byNumber(text: string, digits: string): DriverSearch[] {
  const phone = { phone_number: text.startsWith('+') ? `+${digits}` : digits }
  const id = driverIdFilter(digits)
  return text.startsWith('+') || id === undefined ? [phone] : [{ dt_id: id }, phone]
}
