import type { PhoneRules } from './phoneNumber.ts'

/** What a phone field needs: the countries to choose from, and how to show and read a number. `PhoneInput` of `@driver-trust/ui` takes it. */
export interface PhoneFormat {
  countries: readonly { code: string; name: string; dialCode: string }[]
  read: (text: string, country: string | undefined) => { shown: string; value: string; country: string | undefined }
}

/** The phone rules as a phone field needs them. */
export function phoneFormatOf(rules: PhoneRules): PhoneFormat {
  const names = new Intl.DisplayNames(['en-GB'], { type: 'region' })
  const countries = rules.countries
    .map(({ code, callingCode }) => ({ code, name: names.of(code) ?? code, dialCode: callingCode }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-GB'))
  return {
    countries,
    read(text, country) {
      const { text: shown, country: detected } = rules.grouped(text, country)
      return { shown, value: rules.toE164(text, country) ?? text, country: detected ?? country }
    },
  }
}
