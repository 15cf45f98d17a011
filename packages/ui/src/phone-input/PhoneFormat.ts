/** A country as the picker shows it. */
export interface PhoneCountry {
  /** Two letters, as "HR". */
  code: string
  name: string
  /** Digits without the plus, as "385". */
  dialCode: string
}

export interface PhoneReading {
  /** What the field shows, grouped as the country groups. */
  shown: string
  /** What is stored: the caller's business, usually E.164. */
  value: string
  /** The country that the text tells, if it does. */
  country: string | undefined
}

/** What knows about phone numbers; it weighs tens of kilobytes, so the caller loads it when a phone is typed. */
export interface PhoneFormat {
  countries: readonly PhoneCountry[]
  /** Reads what was typed or pasted, in any form: "+385 91…", "00385…", "091/234-5678". */
  read: (text: string, country: string | undefined) => PhoneReading
}
