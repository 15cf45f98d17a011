/** A country that numbers can be written for, with its calling code, such as `{ code: 'DE', callingCode: '49' }` (spec, section 5: Phone). */
export type PhoneCountry = { code: string; callingCode: string }

/** The country table of the phone rule, once it is loaded (spec, section 5: Phone). */
export type PhoneRules = {
  countries: readonly PhoneCountry[]
  /** The number as it goes over the wire, or `undefined` when it is none; one without + or 00 is read in the given country. */
  toE164: (text: string, country?: string) => string | undefined
  /** A number, grouped as its country groups once it is whole, with the country that it tells. */
  grouped: (text: string, country?: string) => { text: string; country: string | undefined }
}
