/** A file's text with its detected encoding. */
export interface DecodedText {
  text: string
  encoding: 'UTF-8' | 'UTF-16' | CodePage
  /** The code pages it could be in, likeliest first, if its letters don't settle it. */
  doubts?: readonly CodePage[]
}

/** How files begin that aren't text: zip (so also .xlsx), PDF, the old .xls. */
const magic = ['PK\x03\x04', '%PDF', '\xD0\xCF\x11\xE0']

/** A web page, or a sheet as XML, that is named .csv. */
const markup = /^\s*<(?:!doctype|html|\?xml|table|head|meta)\b/i

/**
 * Decodes a file by its byte-order mark; otherwise as UTF-16 if every other byte is 0, as UTF-8 if it is valid, or in
 * the code page that is given or that its letters suggest. Undefined if the file isn't text.
 */
export function decodeText(bytes: Uint8Array, chosen?: CodePage): DecodedText | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 4))
  if (magic.some((start) => head.startsWith(start))) return undefined
  const wide = wideEncodingOf(bytes)
  if (wide === 'binary') return undefined
  const decoded = wide
    ? { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' as const }
    : narrow(bytes, chosen)
  return markup.test(decoded.text.slice(0, 200)) ? undefined : decoded
}

function narrow(bytes: Uint8Array, chosen: CodePage | undefined): DecodedText {
  try {
    if (!chosen) return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    // Not valid UTF-8: the letters tell the code page.
  }
  const { likeliest, doubts } = rankCodePages(bytes)
  const encoding = chosen ?? likeliest
  const text = new TextDecoder(encoding).decode(bytes)
  return chosen || doubts.length < 2 ? { text, encoding } : { text, encoding, doubts }
}

/** Bytes that are sampled. */
const sampled = 4096

function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'binary' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, sampled)
  const zeros = [0, 1].map((parity) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length)
  const [even = 0, odd = 0] = zeros
  if (even + odd === 0) return undefined
  const many = sample.length / 8
  if (odd > many && even === 0) return 'utf-16le'
  return even > many && odd === 0 ? 'utf-16be' : 'binary'
}

/** What spreadsheets save in instead of UTF-8, by region. */
export const codePages = ['windows-1252', 'windows-1250', 'windows-1251', 'windows-1257'] as const

export type CodePage = (typeof codePages)[number]

/** Non-ASCII letters common in names where a code page is used, and those countries' calling codes. */
const habits: Record<CodePage, { letters: string; callingCodes: RegExp }> = {
  'windows-1252': {
    letters: 'äöüßéèêëàâçñôûùïîíìóòúáãõøåæœÿýðþ',
    callingCodes: /\+(?:49|43|41|33|34|351|39|31|32|45|46|47|358|354|44|1)/g,
  },
  'windows-1250': {
    letters: 'ąćęłńóśźżáčďéěíňřšťúůýžäľĺôŕöüőűăâîşţđ',
    callingCodes: /\+(?:48|420|421|36|40|385|386|387|381|382)/g,
  },
  'windows-1251': {
    letters: 'абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўјљњћџђ',
    callingCodes: /\+(?:7|380|375|359|389|381)/g,
  },
  'windows-1257': { letters: 'āčēģīķļņšūžąęėįųõäöüåø', callingCodes: /\+(?:370|371|372)/g },
}

/** Bytes that are sampled. */
const SAMPLE = 200_000
/** A code page is ruled out if its letters fit worse than the best by more than this share of all letters. */
const MARGIN = 0.25

/** The code page that fits a file's letters best, and all that fit nearly as well, likeliest first. */
function rankCodePages(bytes: Uint8Array): { likeliest: CodePage; doubts: CodePage[] } {
  const sample = bytes.subarray(0, SAMPLE)
  const scored = codePages.map((page) => ({ page, score: scoreOf(new TextDecoder(page).decode(sample), page) }))
  scored.sort((one, other) => other.score - one.score)
  const [best] = scored
  const doubts = scored.filter(({ score }) => best && best.score - score < MARGIN).map(({ page }) => page)
  return { likeliest: best?.page ?? 'windows-1252', doubts }
}

/** Words with non-ASCII letters, decoded in a code page, for a person to see which is right. */
export function codePageSamples(bytes: Uint8Array, page: CodePage): string[] {
  const words =
    new TextDecoder(page).decode(bytes.subarray(0, SAMPLE)).match(/[^\s,;|"@\d]*[\u0080-\uFFFF][^\s,;|"@\d]*/g) ?? []
  return [...new Set(words.map((word) => word.slice(0, 40)))].slice(0, 3)
}

/** Between about -1, where no letter makes sense, and 1; the countries of phone numbers tip the balance. */
function scoreOf(text: string, page: CodePage): number {
  const { letters, callingCodes } = habits[page]
  const usual = new Set(letters)
  let count = 0
  let score = 0
  for (const { 0: character, index } of text.matchAll(/[^\0-\x7F]/g)) {
    count += 1
    const before = text[index - 1] ?? ''
    const isLetter = /\p{L}/u.test(character)
    const isCapitalInside = /\p{Lu}/u.test(character) && /\p{Ll}/u.test(before)
    if (usual.has(character.toLowerCase()) && !isCapitalInside) score += 1
    else if (isLetter && !isCapitalInside) score += 0.2
    else score -= 1
  }
  const numbers = text.match(/\+\d/g)?.length ?? 0
  const prior = numbers > 0 ? (text.match(callingCodes)?.length ?? 0) / numbers : 0
  return score / Math.max(1, count) + prior * 0.3
}
