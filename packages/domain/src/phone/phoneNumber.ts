import { Struct } from 'superstruct'
import { type Problem, textRule } from '../struct/textRule.ts'
import { groupedPhone } from './groupedPhone.ts'

/** Shown for a typed number while the table of countries is missing. */
export const phoneUncheckedMessage = 'Phone numbers can’t be checked at the moment. Try again, or reload the page.'

export const phoneMessage = 'Please provide correct telephone number.'

/** A number as data tools write it, "491711234567.0". */
export const decimalNumber = /^(\+?\d{6,})[.,]0{1,2}$/

/** A required phone number as people type it, parsed to E.164; without + or 00 it is read in the given country. */
export function phoneNumber(rules: PhoneRules, country?: string): Struct<string, null> {
  const problem: Problem = (text) => {
    if (rules.toE164(text, country) !== undefined) return undefined
    const { withPlus } = rules.readings(text, country)
    return withPlus ? `${phoneMessage} If it’s ${groupedPhone(withPlus)}, begin with the plus.` : phoneMessage
  }
  return new Struct<string, null>({
    ...textRule('phoneNumber', problem),
    coercer: (value) => (typeof value === 'string' ? (rules.toE164(value, country) ?? value) : value),
  })
}

/** A phone number in E.164. */
export const WirePhone = textRule('E.164', (text) => (/^\+[1-9]\d{3,14}$/.test(text) ? undefined : phoneMessage))

/** E.164 or the empty text, which clears the field. */
export const ClearableWirePhone = textRule('E.164', (text) =>
  text === '' || WirePhone.is(text) ? undefined : phoneMessage,
)

/**
 * A form's phone number before its table of countries has loaded: any text that isn't empty. The form must not send
 * it.
 */
export const PlainPhone = textRule('phoneNumber', (text) => (text.trim() === '' ? phoneMessage : undefined))

/** Also what a phone field needs: `PhoneInput` of `@driver-trust/ui` takes it. */
export type PhoneRules = {
  /** By their names, such as `{ code: 'DE', name: 'Germany', dialCode: '49' }`. */
  countries: readonly { code: string; name: string; dialCode: string }[]
  /** How to show a text, what it means, and its country: once it is a number, the number's own. */
  read: (text: string, country?: string) => { shown: string; value: string; country: string | undefined }
  /**
   * The number in E.164, or `undefined` if it isn't valid or could be two people's; without + or 00 it is read in the
   * given country.
   */
  toE164: (text: string, country?: string) => string | undefined
  /** What a text can mean, each in E.164 if it is valid: as it is written, and with the plus that bare digits may have lost. */
  readings: (text: string, country?: string) => { asWritten?: string | undefined; withPlus?: string | undefined }
  /** True if a number in E.164 can be a mobile. */
  isMobile: (phone: string) => boolean
}
