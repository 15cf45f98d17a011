import { pastedText } from '../text/pastedText.ts'
import { decimalNumber, type PhoneRules } from './phoneNumber.ts'

type Library = Pick<
  typeof import('libphonenumber-js/max'),
  'parsePhoneNumberFromString' | 'getCountries' | 'getCountryCallingCode' | 'isSupportedCountry'
>

let loading: Promise<PhoneRules> | undefined

/**
 * Loads the phone rule with its table of all countries (about 40 kB) once, when the first form needs it; a failed load
 * can be retried.
 */
export function loadPhoneRules(): Promise<PhoneRules> {
  loading ??= import('libphonenumber-js/max').then(
    ({ parsePhoneNumberFromString, getCountries, getCountryCallingCode, isSupportedCountry }) =>
      rulesOf({ parsePhoneNumberFromString, getCountries, getCountryCallingCode, isSupportedCountry }),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

function rulesOf(library: Library): PhoneRules {
  const readings: PhoneRules['readings'] = (text, country) => {
    const written = plain(text)
    if (written.length > longest || decimalNumber.test(written) || isUnclear(written, country)) return {}
    const asWritten =
      valid(library, { text: written, country }) ??
      (written.startsWith('00') ? valid(library, { text: `+${written.slice(2)}`, country }) : undefined)
    return {
      asWritten,
      withPlus: isBare(written) ? valid(library, { text: `+${written}`, country: undefined }) : undefined,
    }
  }
  /** A minus before it, or several numbers as "0171 1234567/8": what precedes the stroke is one already. */
  const isUnclear = (text: string, country: string | undefined) =>
    text.startsWith('-') ||
    text.split('/').some((_, at, parts) => at > 0 && valid(library, { text: parts.slice(0, at).join('/'), country }))
  const toE164: PhoneRules['toE164'] = (text, country) => {
    const { asWritten, withPlus } = readings(text, country)
    return withPlus === undefined || withPlus === asWritten ? asWritten : undefined
  }
  const names = new Intl.DisplayNames(['en-GB'], { type: 'region' })
  const countries = library
    .getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, dialCode: library.getCountryCallingCode(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-GB'))
  const read: PhoneRules['read'] = (text, country) => {
    const value = toE164(text, country)
    const number = value === undefined ? undefined : library.parsePhoneNumberFromString(value)
    return { shown: number?.formatInternational() ?? text, value: value ?? text, country: number?.country ?? country }
  }
  const isMobile: PhoneRules['isMobile'] = (phone) =>
    /MOBILE/.test(library.parsePhoneNumberFromString(phone)?.getType() ?? '')
  return { countries, read, toE164, readings, isMobile }
}

/** Removes what surrounds a copied number, and brackets around the calling code. */
function plain(text: string): string {
  if (text.length > longest * 4) return text
  return pastedText(text).replace(/^\(\s*((?:\+|00)\d{1,4})\s*\)/, '$1 ')
}

/** Digits without a plus or a leading zero: the plus may have been lost, or the zero. */
function isBare(text: string): boolean {
  return /^[1-9][\d\s().\-/]*$/.test(text)
}

/** Longer than any number with spaces and brackets. */
const longest = 40

function valid(library: Library, { text, country }: { text: string; country: string | undefined }): string | undefined {
  const { parsePhoneNumberFromString, isSupportedCountry } = library
  const defaultCountry = country !== undefined && isSupportedCountry(country) ? country : undefined
  const number = parsePhoneNumberFromString(text, { extract: false, ...(defaultCountry && { defaultCountry }) })
  return number && number.ext === undefined && number.isValid() ? number.number : undefined
}
