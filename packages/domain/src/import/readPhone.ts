import { groupedPhone } from '../phone/groupedPhone.ts'
import { decimalNumber, type PhoneRules, phoneMessage } from '../phone/phoneNumber.ts'
import { visibleText } from '../text/pastedText.ts'

/** What digits without a plus and a leading zero are: a number that lost its plus, or one of the default country. */
export type BareReading = 'withPlus' | 'asWritten'

/** How numbers are read. */
export interface PhoneReading {
  rules: Pick<PhoneRules, 'toE164' | 'readings' | 'isMobile'>
  /** Of numbers without a calling code. */
  country: string | undefined
  /** Chosen for a column; without it, digits that can be two numbers are asked about one by one. */
  bare?: BareReading | undefined
}

interface PhoneVerdict {
  phone?: string
  error?: string
  note?: string
  /** What a refused number can be. */
  choices?: readonly string[]
  /** True if the digits are another number with a plus than without. */
  lacksPlus?: boolean
}

/** Shown for a number that a spreadsheet shortened. */
const shortenedPhoneMessage = 'A spreadsheet has shortened this number. Type it in full.'

/** Shown for a number that needs a country. */
const countrylessPhoneMessage = 'Add the country code, or choose a default country.'

/**
 * Reads a cell's number, and the damage that spreadsheets do to one. Digits that can be two people's numbers, or with a
 * zero are only a landline, are refused with what they can be: sending them would be a guess.
 */
export function readPhone(cell: string, { rules, country, bare }: PhoneReading): PhoneVerdict {
  const text = visibleText(cell)
  if (scientific.test(text)) return { error: shortenedPhoneMessage }
  const written = text.replace(decimalNumber, '$1')
  const damage = written === text ? undefined : 'A program has added “.0”.'
  const { asWritten, withPlus } = rules.readings(written, country)
  const lacksPlus = withPlus !== undefined && withPlus !== asWritten
  if (lacksPlus) {
    const chosen = bare && { asWritten, withPlus }[bare]
    if (chosen === undefined) return { ...asked([withPlus, asWritten]), lacksPlus }
    return { ...read(chosen, [damage]), lacksPlus }
  }
  if (asWritten === undefined)
    return { error: national.test(written) && !country ? countrylessPhoneMessage : phoneMessage }
  const lacksZero = bareDigits.test(written) && rules.toE164(`0${written}`, country) === asWritten
  if (lacksZero && (bare === 'withPlus' || !rules.isMobile(asWritten))) return asked([asWritten])
  return read(asWritten, [damage, lacksZero ? 'The leading zero is missing.' : undefined])
}

/** "4.91512E+11", with a point or a comma. */
const scientific = /^\d+(?:[.,]\d+)?E\+?\d+$/i

const bareDigits = /^[1-9][\d\s.\-/]*$/

const national = /^[\d\s().\-/]{6,}$/

function read(phone: string, damage: readonly (string | undefined)[]): PhoneVerdict {
  const known = damage.filter((each) => each !== undefined)
  return known.length > 0 ? { phone, note: `${known.join(' ')} Read as ${phone}.` } : { phone }
}

function asked(readings: readonly (string | undefined)[]): PhoneVerdict {
  const choices = readings.filter((each) => each !== undefined)
  const [first = '', second] = choices.map(groupedPhone)
  return { error: second === undefined ? `Is this ${first}?` : `Is this ${first} or ${second}?`, choices }
}

/** What the digits without a plus in a column are, if its numbers say so. */
export function likelyBare(phones: readonly string[], { rules, country }: PhoneReading): BareReading | undefined {
  const digits = phones
    .slice(0, SAMPLE)
    .map((phone) => visibleText(phone).replace(decimalNumber, '$1'))
    .filter((phone) => bareDigits.test(phone))
  const lost = digits.flatMap((phone) => {
    const { asWritten, withPlus } = rules.readings(phone, country)
    return withPlus === undefined || withPlus === asWritten ? [] : [{ asWritten, withPlus }]
  })
  if (lost.length < 2 || lost.length < digits.length * MOST) return undefined
  const told = lost.filter(
    ({ asWritten, withPlus }) =>
      isTelling(withPlus) && rules.isMobile(withPlus) && !(asWritten && rules.isMobile(asWritten)),
  )
  return told.length >= lost.length * MOST ? 'withPlus' : undefined
}

/** Eleven digits that begin with 1 are North American with a plus, and German mobiles (15, 16, 17) that have lost a zero. */
const isTelling = (withPlus: string) => !withPlus.startsWith('+1')

/** The share of numbers that decides about a column. */
const MOST = 0.9

/** Numbers that the country is guessed from. */
const SAMPLE = 200

/**
 * The country whose calling code most numbers have, also those that have only lost their plus: a first guess for the
 * rest. Fewer say nothing about them: one Dutch number would make strangers of the French ones around it.
 */
export function likelyCountry(
  phones: readonly string[],
  rules: Pick<PhoneRules, 'read' | 'readings'>,
): string | undefined {
  const numbers = phones.filter((phone) => phone.trim() !== '').slice(0, SAMPLE)
  const countries = numbers.flatMap((phone) => {
    const { asWritten, withPlus } = rules.readings(visibleText(phone).replace(decimalNumber, '$1'), undefined)
    const coded = asWritten ?? (withPlus && isTelling(withPlus) ? withPlus : undefined)
    return (coded !== undefined && rules.read(coded).country) || []
  })
  const counted = Map.groupBy(countries, (country) => country).values()
  return [...counted].find(({ length }) => length * 2 >= numbers.length)?.[0]
}
