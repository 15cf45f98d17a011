import { pastedText } from '../text/pastedText.ts'

/** A calling code: those of one digit, those of two, and all others of three. */
const CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/**
 * An E.164 number in the groups that its country writes it in, such as "+44 7911 002140", or of three digits where
 * {@link plans} has none. It needs no library, so a list can use it; anything else stays as it is.
 */
export function groupedPhone(phone: string): string {
  const digits = /^\+([1-9]\d{5,14})$/.exec(phone)?.[1]
  if (digits === undefined) return phone
  const [code = ''] = CODE.exec(digits) ?? []
  const rest = digits.slice(code.length)
  for (const [of, start, sizes] of plans) {
    const groups = of === code && start.test(rest) ? split(rest, sizes) : undefined
    if (groups) return [`+${code}`, ...groups].join(' ')
  }
  return `+${code} ${rest.replace(/\d{3}(?=\d{2})/g, '$& ')}`
}

/**
 * How numbers with this code and this start are grouped: the length of each group, `*` for a last one of any length.
 * As libphonenumber writes numbers of mobiles and, where that takes one line, of landlines; the first that fits counts.
 */
const plans: readonly (readonly [code: string, start: RegExp, groups: string])[] = [
  ['1', /^/, '334'],
  ['7', /^7/, '334'],
  ['7', /^[3489]/, '3322'],
  ['27', /^/, '234'],
  ['30', /^2[2-8]/, '46'],
  ['30', /^(?:21|7)/, '244'],
  ['30', /^[689]/, '334'],
  ['31', /^6(?!6)/, '18'],
  ['31', /^(?:1[16-8]|2[259]|3[124]|4[17-9]|5[124679])/, '333'],
  ['31', /^[1-578]/, '234'],
  ['32', /^(?:[239]|4[23])/, '1322'],
  ['32', /^4/, '3222'],
  ['32', /^[15-8]/, '2222'],
  ['33', /^8/, '3222'],
  ['33', /^/, '12222'],
  ['34', /^[89]00/, '333'],
  ['34', /^/, '3222'],
  ['36', /^1/, '134'],
  ['36', /^/, '234'],
  ['36', /^/, '233'],
  ['39', /^3/, '33*'],
  ['40', /^[23]1/, '234'],
  ['40', /^/, '333'],
  ['41', /^(?:8[047]|90)/, '333'],
  ['41', /^/, '2322'],
  ['43', /^6(?:48|5[0-3579]|[6-9])/, '3*'],
  ['44', /^(?:7(?:0|6(?!24))|[25])/, '244'],
  ['44', /^7/, '46'],
  ['44', /^(?:1(?:1|.1)|[389])/, '334'],
  ['44', /^1/, '46'],
  ['45', /^/, '2222'],
  ['46', /^7/, '2322'],
  ['46', /^8/, '1332'],
  ['47', /^8/, '323'],
  ['47', /^/, '2222'],
  ['48', /^(?:21|39|45|5[0137]|6[0469]|7[02389]|8(?:0[14]|8))/, '333'],
  ['48', /^/, '2322'],
  ['49', /^15[1279]/, '47'],
  ['49', /^15/, '56'],
  ['49', /^1[67]/, '3*'],
  ['90', /^[2-5]/, '3322'],
  ['351', /^2[12]/, '234'],
  ['351', /^/, '333'],
  ['352', /^6/, '333'],
  ['353', /^1/, '134'],
  ['353', /^8/, '234'],
  ['358', /^(?:[14]|50)/, '2*'],
  ['359', /^(?:[48]|98)/, '234'],
  ['359', /^4/, '233'],
  ['370', /^6/, '35'],
  ['371', /^/, '233'],
  ['372', /^5/, '44'],
  ['373', /^[67]/, '323'],
  ['375', /^(?:25|29|33|44)/, '2322'],
  ['380', /^(?:39|50|6[36-8]|7[1357]|9)/, '234'],
  ['381', /^6/, '2*'],
  ['385', /^9/, '23*'],
  ['386', /^(?:[37][01]|4[013]|51|6)/, '233'],
  ['420', /^/, '333'],
  ['421', /^2/, '1332'],
  ['421', /^[3-5]/, '2322'],
  ['421', /^/, '333'],
  ['995', /^5/, '3222'],
]

/** The groups of a number that has as many digits as they take. */
function split(rest: string, sizes: string): string[] | undefined {
  const groups = Array.from(sizes, (size) => (size === '*' ? '(\\d+)' : `(\\d{${size}})`))
  return new RegExp(`^${groups.join('')}$`).exec(rest)?.slice(1)
}

/**
 * A typed phone number as the filter sends it: digits only, with the plus of an international number, and without the
 * zero that numbers begin with at home. `undefined` if nothing is left.
 */
export function phoneFilter(text: string): string | undefined {
  const written = pastedText(text)
  const digits = written.replace(/\D/g, '')
  const isWhole = /^\(?\+/.test(written)
  const wanted = isWhole ? `+${digits}` : digits.replace(/^00/, '+').replace(/^0/, '')
  return /\d/.test(wanted) ? wanted : undefined
}
