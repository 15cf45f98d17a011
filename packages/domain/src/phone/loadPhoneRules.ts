import type { PhoneRules } from './PhoneRules.ts'

type Library = Pick<
  typeof import('libphonenumber-js/max'),
  'parsePhoneNumberFromString' | 'getCountries' | 'getCountryCallingCode' | 'isSupportedCountry'
>

let loading: Promise<PhoneRules> | undefined

/** The phone rule with its table of all countries, about 40 kB, loaded once when the first form needs it; a failed load may be tried again (spec, section 5: Phone). */
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
  const toE164: PhoneRules['toE164'] = (text, country) => {
    const written = text.trim()
    if (written.length > longest) return undefined
    const found = valid(library, written, country)
    return found === undefined && written.startsWith('00') ? valid(library, `+${written.slice(2)}`, country) : found
  }
  const countries = library.getCountries().map((code) => ({ code, callingCode: library.getCountryCallingCode(code) }))
  const grouped: PhoneRules['grouped'] = (text, country) => {
    const e164 = toE164(text, country)
    const number = e164 === undefined ? undefined : library.parsePhoneNumberFromString(e164)
    return { text: number?.formatInternational() ?? text, country: number?.country }
  }
  return { countries, toE164, grouped }
}

/** Longer than any number with blanks and brackets. */
const longest = 40

function valid(library: Library, text: string, country: string | undefined): string | undefined {
  const { parsePhoneNumberFromString } = library
  const defaultCountry = supported(library, country)
  const number = parsePhoneNumberFromString(text, { extract: false, ...(defaultCountry && { defaultCountry }) })
  return number?.isValid() && number.ext === undefined ? number.number : undefined
}

function supported({ isSupportedCountry }: Library, country: string | undefined) {
  return country !== undefined && isSupportedCountry(country) ? country : undefined
}
