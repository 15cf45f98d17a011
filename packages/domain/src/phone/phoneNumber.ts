import { Struct } from 'superstruct'
import { type Problem, textRule } from '../struct/textRule.ts'

/** Shown for a typed number while the table of countries is missing. */
export const phoneUncheckedMessage = 'Phone numbers can’t be checked at the moment. Try again, or reload the page.'

export const phoneMessage = 'Please provide correct telephone number.'

/** A required phone number as people type it, parsed to E.164; without + or 00 it is read in the given country. */
export function phoneNumber(rules: PhoneRules, country?: string): Struct<string, null> {
  const problem: Problem = (text) => (rules.toE164(text, country) === undefined ? phoneMessage : undefined)
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

/** A country with its calling code, such as `{ code: 'DE', callingCode: '49' }`. */
export type PhoneCountry = { code: string; callingCode: string }

export type PhoneRules = {
  countries: readonly PhoneCountry[]
  /** The number in E.164, or `undefined` if it isn't valid; without + or 00 it is read in the given country. */
  toE164: (text: string, country?: string) => string | undefined
  /** The number, grouped the way its country does once it is complete, and its country. */
  grouped: (text: string, country?: string) => { text: string; country: string | undefined }
}
