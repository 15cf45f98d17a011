import { type CodePage, rankCodePages } from './codePages.ts'

/** A file's text, and the encoding that it turned out to have (reliability, D2). */
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
 * else in the code page that its letters tell, or in the one that is given; undefined for what is no text at all (reliability, D1, D2 and D6).
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
