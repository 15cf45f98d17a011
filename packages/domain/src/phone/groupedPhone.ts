/** Calling codes of one and of two digits; all others have three. */
const ONE_DIGIT = /^[17]/
const TWO_DIGITS = /^(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/**
 * An E.164 number in groups that are easy to read aloud, such as "+48 512 001 000". It needs no table of countries, so
 * a list can use it; anything else stays as it is.
 */
export function groupedPhone(phone: string): string {
  const digits = /^\+([1-9]\d{5,14})$/.exec(phone)?.[1]
  if (digits === undefined) return phone
  const code = digits.slice(0, lengthOfCode(digits))
  const rest = digits.slice(code.length)
  return `+${code} ${rest.replace(/\d{3}(?=\d{2})/g, '$& ')}`
}

/**
 * A typed phone number as the filter sends it: digits only, with the plus of an international number, and without the
 * zero that numbers begin with at home. `undefined` if nothing is left.
 */
export function phoneFilter(text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  const isWhole = text.trim().startsWith('+')
  const wanted = isWhole ? `+${digits}` : digits.replace(/^00/, '+').replace(/^0/, '')
  return /\d/.test(wanted) ? wanted : undefined
}

function lengthOfCode(digits: string): number {
  if (ONE_DIGIT.test(digits)) return 1
  return TWO_DIGITS.test(digits) ? 2 : 3
}
