import type { PhoneRules } from '@driver-trust/domain'
import type { PhoneFormat } from '@driver-trust/ui/phone-input'

/** The domain's rule about phone numbers in the shape that the phone field asks for. */
export function phoneFormatOf(rules: PhoneRules): PhoneFormat {
  const names = new Intl.DisplayNames(['en-GB'], { type: 'region' })
  const countries = rules.countries
    .map(({ code, callingCode }) => ({ code, name: names.of(code) ?? code, dialCode: callingCode }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-GB'))
  return {
    countries,
    read(text, country) {
      const { text: shown, country: told } = rules.grouped(text, country)
      return { shown, value: rules.toE164(text, country) ?? text, country: told ?? country }
    },
  }
}
