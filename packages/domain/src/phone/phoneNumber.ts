import { Struct } from 'superstruct'
import { type Problem, textRule } from '../struct/textRule.ts'

/** Said of a typed number while the table of countries is missing: nothing is judged without it. */
export const phoneUncheckedMessage = "Phone numbers can't be checked at the moment. Try again, or reload the page."

/** The message of a wrong or missing phone number. */
export const phoneMessage = 'Please provide correct telephone number.'

/** A required phone number as people write it, parsed to E.164; one without + or 00 is read in the given country. */
export function phoneNumber(rules: PhoneRules, country?: string): Struct<string, null> {
  const problem: Problem = (text) => (rules.toE164(text, country) === undefined ? phoneMessage : undefined)
  return new Struct<string, null>({
    ...textRule('phoneNumber', problem),
    coercer: (value) => (typeof value === 'string' ? (rules.toE164(value, country) ?? value) : value),
  })
}

/** A phone number as it goes over the wire, in E.164. */
export const WirePhone = textRule('E.164', (text) => (/^\+[1-9]\d{3,14}$/.test(text) ? undefined : phoneMessage))

/** The same, or the empty text, which clears the field. */
export const ClearableWirePhone = textRule('E.164', (text) =>
  text === '' || WirePhone.is(text) ? undefined : phoneMessage,
)

/** Any text but none: a form's phone number before its table of countries is loaded. Whoever uses it refuses to send what was typed. */
export const PlainPhone = textRule('phoneNumber', (text) => (text.trim() === '' ? phoneMessage : undefined))

/** A country that numbers can be written for, with its calling code, such as `{ code: 'DE', callingCode: '49' }`. */
export type PhoneCountry = { code: string; callingCode: string }

/** The country table of the phone rule, once it is loaded. */
export type PhoneRules = {
  countries: readonly PhoneCountry[]
  /** The number as it goes over the wire, or `undefined` when it is none; one without + or 00 is read in the given country. */
  toE164: (text: string, country?: string) => string | undefined
  /** A number, grouped as its country groups once it is whole, with the country that it tells. */
  grouped: (text: string, country?: string) => { text: string; country: string | undefined }
}
