import { languageTags } from './languageTags.ts'

/** What separates the cells of a file. */
type Separator = ',' | ';'

/**
 * What spreadsheets of a language split cells at: a semicolon where the comma is the decimal sign. A line "sep=;" would
 * work in every Excel, but makes it read the letters in a code page, and is a row of data for everything else.
 */
export function separatorOf(language: string): Separator {
  const parts = new Intl.NumberFormat(languageTags([language])).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value !== '.') ? ';' : ','
}

/**
 * Rows as a CSV file that spreadsheets open safely: every cell quoted, CRLF line ends (RFC 4180), a byte-order mark
 * for names in any script, and an apostrophe before anything that looks like a formula.
 */
export function csvText(rows: readonly (readonly (string | undefined)[])[], separator: Separator = ','): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`
}

function cell(value = ''): string {
  const text = phoneNumber.test(value) ? value : harmless(value.replace(control, ''))
  return `"${text.replaceAll('"', '""')}"`
}

/** A phone number in groups: it computes nothing, and other systems don't know the apostrophe. */
const phoneNumber = /^\+[1-9]\d{0,2}(?: \d+)+$/

/** Control characters that no text means; a spreadsheet that drops them would see what follows as the cell's start. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const control = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f]/g

/** What starts a formula, including the full-width signs that East Asian spreadsheets treat alike. */
const sign = /^[=+\-@＝＋－＠]/
/** What can precede a formula in a cell, or separates cells in some spreadsheet. */
const lead = /[;,|\s"\p{Cf}]+|^/gu
const dividers = /[;,|\t\r\n]/g

/**
 * Defuses formulas: puts an apostrophe before each sign that starts the text, a line, or what would be a cell in a
 * program that splits at `,`, `;`, a tab or `|`.
 */
function harmless(text: string): string {
  const safe = text.replace(lead, (run: string, at: number) => {
    const first = text.charAt(at + run.length)
    const divided = [...run.matchAll(dividers)].at(-1)
    if (!sign.test(first) || (divided?.[0] === ',' && first === '-')) return run // addresses have "Rua A, -3"
    if (divided) return `${run.slice(0, divided.index + 1)}'${run.slice(divided.index + 1)}`
    return at === 0 ? `'${run}` : run
  })
  return /^[\t\r]/.test(safe) ? `'${safe}` : safe // some programs strip these first
}
