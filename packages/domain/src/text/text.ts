import { textRule } from '../struct/textRule.ts'

/** For texts over the limit that have no message of their own. */
const tooLongMessage = 'This cannot be longer than 256 characters.'

/** A text of at most 256 code points, or none (contract 5.10). */
export const PlainText = textRule('text', (text) => (isTooLong(text) ? tooLongMessage : undefined))

/** The length of a text in code points, which every limit of the contract counts. */
export function countChars(text: string): number {
  return [...text].length
}

export function isTooLong(text: string): boolean {
  return text.length > maxText && (text.length > maxText * 2 || countChars(text) > maxText)
}

/** The longest text of any field, in code points (contract 5.10). */
export const maxText = 256

/** Letters that Unicode doesn't decompose into a base letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/** Normalises a text for searching: without case, accents, special letters and differences of Unicode form. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[łøđðþħıßæœ]/g, (letter) => PLAIN[letter] ?? letter)
    .trim()
}

/** The texts of a form that have changed; surrounding whitespace doesn't count. */
export function editedTexts<Texts extends Readonly<Record<string, string>>>(
  before: Texts,
  values: Readonly<Partial<Record<keyof Texts, string | undefined>>>,
): Partial<Texts> {
  const fields = Object.keys(before) as (keyof Texts)[] // keys of a closed form
  const edited = fields.map((field) => [field, (values[field] ?? '').trim()] as const)
  return Object.fromEntries(edited.filter(([field, text]) => text !== before[field]?.trim())) as Partial<Texts> // the same keys
}

/** Makes something when it is first needed. The browser loads its language data for the first format of any kind, which takes 20 ms. */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** A count with separators, such as "20,000"; without a format of the browser's, which the first rows would wait for. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** A count with its noun: "1 driver", "20 drivers". */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** Several things in one text: "2 users, 1 sub-organisation and 3 drivers". */
export function inWords(things: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(things)
}

/** A share in whole per cent; only everything is "100%", and only nothing "0%". */
export function percentText(part: number, whole: number): string {
  const share = Math.round((part / whole) * 100)
  if (share === 0 && part > 0) return '<1%'
  return share === 100 && part < whole ? '>99%' : `${share}%`
}

type ListRange = { page: number; pageSize: number; shown: number; total: number }

/** The range of rows shown, such as "21–40 of 412". */
export function rangeText({ page, pageSize, shown, total }: ListRange): string {
  const whole = Math.max(total, shown)
  if (shown === 0) return `0 of ${formatCount(whole)}`
  const start = Math.min((page - 1) * pageSize, whole - shown)
  return `${formatCount(start + 1)}–${formatCount(start + shown)} of ${formatCount(whole)}`
}

/** The number of pages, at least 1. */
export function pageCountOf({ pageSize, total }: Pick<ListRange, 'pageSize' | 'total'>): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** A link to terms, or the empty text, which clears the field. Only an absolute http or https address becomes a link. */
export const ClearableLink = textRule('link', (text) => {
  if (isTooLong(text)) return tooLongMessage
  const isLink = /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text)
  return text === '' || isLink ? undefined : 'Please provide a link that starts with https:// or http://.'
})

/** The tones of badges and tags. */
export type Tone = 'neutral' | 'success' | 'warning' | 'greyWarning' | 'error'
