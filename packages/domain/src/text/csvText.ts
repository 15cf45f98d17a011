/**
 * Rows as a CSV file that spreadsheets open safely: every cell quoted, CRLF line ends (RFC 4180), a byte-order mark
 * for names in any script, and an apostrophe before anything that looks like a formula.
 */
export function csvText(rows: readonly (readonly (string | undefined)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value = ''): string {
  return `"${harmless(value.replace(control, '')).replaceAll('"', '""')}"`
}

/** Control characters that no text means; a spreadsheet that drops them would see what follows as the cell's start. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const control = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f]/g

/** What starts a formula, including the full-width signs that East Asian spreadsheets treat alike. */
const sign = /^[=+\-@＝＋－＠]/
/** What can precede a formula in a cell, or separates cells in some spreadsheet. */
const lead = /[;|\s"\p{Cf}]+|^/gu
const dividers = /[;|\t\r\n]/g

/**
 * Defuses formulas: puts an apostrophe before each sign that starts the text, a line, or what would be a cell in a
 * program that splits at `;`, a tab or `|`.
 */
function harmless(text: string): string {
  const safe = text.replace(lead, (run: string, at: number) => {
    if (!sign.test(text.charAt(at + run.length))) return run
    const divided = [...run.matchAll(dividers)].at(-1)
    if (divided) return `${run.slice(0, divided.index + 1)}'${run.slice(divided.index + 1)}`
    return at === 0 ? `'${run}` : run
  })
  return /^[\t\r]/.test(safe) ? `'${safe}` : safe // some programs strip these first
}
