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
  if (!chosen && isUtf8(bytes)) return { text: new TextDecoder('utf-8').decode(bytes), encoding: 'UTF-8' }
  const { likeliest, doubts } = rankCodePages(bytes)
  const encoding = chosen ?? likeliest
  const text = decodePage(bytes, encoding)
  return chosen || doubts.length < 2 ? { text, encoding } : { text, encoding, doubts }
}

/** Also with a damaged letter here and there, which then reads "�"; no code page would read the others right. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    const text = new TextDecoder('utf-8').decode(bytes)
    const letters = text.match(/[\u0080-\ufffc]/g)?.length ?? 0
    return letters > 4 && (text.match(/\ufffd/g)?.length ?? 0) * 4 < letters
  }
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

interface Page {
  name: string
  /** Non-ASCII letters common in names where it is used. */
  letters: string
  /** Those countries' calling codes. */
  callingCodes: RegExp
  /** The upper half of its characters, for one that browsers don't know. */
  upper?: string
}

const western = 'äöüßðýþéèêëàâçñôûùïîíìóòúáãõøåæœ'
const westernCodes = /\+(?:49|43|41|33|34|351|39|31|32|45|46|47|354|358|44|1)/g
const central = 'ąćęłńóśźżáčďéěíňřšťúůýžäľĺôŕöüőűăâîşţđ'
const centralCodes = /\+(?:48|420|421|36|40|385|386|387|381|382)/g
const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўјљњћџђ'
const cyrillicCodes = /\+(?:7|380|375|359|389|381)/g

/** What programs save in instead of UTF-8, the commonest first: of two that read a file alike, the first counts. */
const pages = {
  'windows-1252': { name: 'Western European (Windows-1252)', letters: western, callingCodes: westernCodes },
  'windows-1250': { name: 'Central European (Windows-1250)', letters: central, callingCodes: centralCodes },
  'windows-1251': { name: 'Cyrillic (Windows-1251)', letters: cyrillic, callingCodes: cyrillicCodes },
  'windows-1257': {
    name: 'Baltic (Windows-1257)',
    letters: 'āčēģīķļņšūžąęėįųõäöüåø',
    callingCodes: /\+(?:370|371|372)/g,
  },
  'windows-1254': { name: 'Turkish (Windows-1254)', letters: 'çğıöşüâî', callingCodes: /\+90/g },
  'windows-1253': {
    name: 'Greek (Windows-1253)',
    letters: 'αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ',
    callingCodes: /\+(?:30|357)/g,
  },
  'windows-1255': { name: 'Hebrew (Windows-1255)', letters: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת', callingCodes: /\+972/g },
  'windows-1256': {
    name: 'Arabic (Windows-1256)',
    letters: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي',
    callingCodes: /\+(?:2[01]\d?|96\d|97[0-4])/g,
  },
  macintosh: { name: 'Western European (Mac)', letters: western, callingCodes: westernCodes },
  'iso-8859-2': { name: 'Central European (ISO 8859-2)', letters: central, callingCodes: centralCodes },
  'koi8-r': { name: 'Cyrillic (KOI8-R)', letters: cyrillic, callingCodes: /\+7/g },
  ibm866: { name: 'Cyrillic (DOS 866)', letters: cyrillic, callingCodes: /\+(?:7|375)/g },
  cp850: {
    name: 'Western European (DOS 850)',
    letters: western,
    callingCodes: westernCodes,
    upper:
      'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  },
  cp852: {
    name: 'Central European (DOS 852)',
    letters: central,
    callingCodes: centralCodes,
    upper:
      'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
  },
} as const satisfies Record<string, Page>

export type CodePage = keyof typeof pages

export const codePages = Object.keys(pages) as CodePage[] // of that table

export function codePageName(page: CodePage): string {
  return pages[page].name
}

function decodePage(bytes: Uint8Array, page: CodePage): string {
  const { upper }: Page = pages[page]
  if (upper === undefined) return new TextDecoder(page).decode(bytes)
  const ascii = new TextDecoder('windows-1252').decode(bytes)
  return Array.from(bytes, (byte, at) => (byte < 128 ? ascii.charAt(at) : upper.charAt(byte - 128))).join('')
}

/** Bytes that are sampled. */
const SAMPLE = 200_000
/** A code page is ruled out if its letters fit worse than the best by more than this share of all letters. */
const MARGIN = 0.25

/** The code page that fits a file's letters best, and all that fit nearly as well but read it differently, likeliest first. */
function rankCodePages(bytes: Uint8Array): { likeliest: CodePage; doubts: CodePage[] } {
  const sample = bytes.subarray(0, SAMPLE)
  const scored = codePages.map((page) => {
    const text = decodePage(sample, page)
    return { page, text, score: scoreOf(text, page) }
  })
  scored.sort((one, other) => other.score - one.score)
  const [best] = scored
  const near = scored.filter(({ score }) => best && best.score - score < MARGIN)
  const doubts = near.filter(({ text }, at) => near.findIndex((each) => each.text === text) === at)
  return { likeliest: best?.page ?? 'windows-1252', doubts: doubts.slice(0, MOST).map(({ page }) => page) }
}

/** More readings than these aren't worth comparing. */
const MOST = 4

/** Words with non-ASCII letters, decoded in a code page, for a person to see which is right. */
export function codePageSamples(bytes: Uint8Array, page: CodePage): string[] {
  const words = decodePage(bytes.subarray(0, SAMPLE), page).match(/[^\s,;|"@\d]*[\u0080-\uFFFF][^\s,;|"@\d]*/g) ?? []
  return [...new Set(words.map((word) => word.slice(0, 40)))].slice(0, 3)
}

/** Between about -1, where no letter makes sense, and 1; the countries of phone numbers tip the balance. */
function scoreOf(text: string, page: CodePage): number {
  const { letters, callingCodes } = pages[page]
  const usual = new Set<string>(letters)
  let count = 0
  let score = 0
  for (const { 0: character, index } of text.matchAll(/[^\0-\x7F]/g)) {
    count += 1
    score += fitOf(character, { before: text[index - 1] ?? '', usual })
  }
  const numbers = text.match(/\+\d/g)?.length ?? 0
  const prior = numbers > 0 ? (text.match(callingCodes)?.length ?? 0) / numbers : 0
  return score / Math.max(1, count) + prior * 0.3
}

/**
 * 1 for a usual letter, -1 for what no name has: a sign, a capital after a small letter, letters of two scripts; a
 * control character or a sign inside a word rules a code page out.
 */
function fitOf(character: string, { before, usual }: { before: string; usual: ReadonlySet<string> }): number {
  if (/\p{Cc}/u.test(character) || (/(?![’‘´–€])[\p{S}\p{P}]/u.test(character) && /\p{L}/u.test(before))) return -4
  if (/[’‘´–]/.test(character)) return 1
  const isCapitalInside = /\p{Lu}/u.test(character) && /\p{Ll}/u.test(before)
  const isMixed = /\p{L}/u.test(before) && isLatin(before) !== isLatin(character)
  if (isCapitalInside || isMixed || !/\p{L}/u.test(character)) return -1
  const small = character === 'İ' ? 'ı' : character.toLowerCase()
  return usual.has(small) ? 1 : 0.2
}

const isLatin = (letter: string) => /\p{Script=Latin}/u.test(letter)
