/** A file's text, and the encoding that it turned out to have. */
export interface DecodedText {
  text: string
  encoding: 'UTF-8' | 'UTF-16' | CodePage
  /** The code pages that it may be in, the likeliest first, where the letters don't decide between them. */
  doubts?: readonly CodePage[]
}

/** How programs begin files that are no text: zip and with it .xlsx, PDF, the old .xls. */
const magic = ['PK\x03\x04', '%PDF', '\xD0\xCF\x11\xE0']

/** A web page or a sheet as XML that calls itself .csv. */
const markup = /^\s*<(?:!doctype|html|\?xml|table|head|meta)\b/i

/**
 * The text of a file of rows, by its byte order mark, else as UTF-16 where every other byte is 0, as UTF-8 where it is that to the letter,
 * else in the code page that its letters tell, or in the one that is given; undefined for what is no text at all.
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
    // None of ours: the letters tell which code page it is.
  }
  const { likeliest, doubts } = rankCodePages(bytes)
  const encoding = chosen ?? likeliest
  const text = new TextDecoder(encoding).decode(bytes)
  return chosen || doubts.length < 2 ? { text, encoding } : { text, encoding, doubts }
}

/** So many bytes tell. */
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

/** What spreadsheets save in where they don't save UTF-8, by the part of the world. */
export const codePages = ['windows-1252', 'windows-1250', 'windows-1251', 'windows-1257'] as const

/** One of {@link codePages}. */
export type CodePage = (typeof codePages)[number]

/** The letters beyond ASCII that names are written with where a code page is used, and the calling codes of those countries. */
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

/** Bytes that tell enough. */
const SAMPLE = 200_000
/** A code page whose letters fit less well than the best one by more than this share of all letters is out of the question. */
const MARGIN = 0.25

/** The code page that a file's letters fit best, and all that fit nearly as well, the likeliest first. */
export function rankCodePages(bytes: Uint8Array): { likeliest: CodePage; doubts: CodePage[] } {
  const sample = bytes.subarray(0, SAMPLE)
  const scored = codePages.map((page) => ({ page, score: scoreOf(new TextDecoder(page).decode(sample), page) }))
  scored.sort((one, other) => other.score - one.score)
  const [best] = scored
  const doubts = scored.filter(({ score }) => best && best.score - score < MARGIN).map(({ page }) => page)
  return { likeliest: best?.page ?? 'windows-1252', doubts }
}

/** Words with letters beyond ASCII as a code page reads them: by these a person sees which one is right. */
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
