/**
 * Rows as a CSV file that spreadsheets open safely: every cell quoted, CRLF line ends (RFC 4180), a byte-order mark
 * for names in any script, and an apostrophe before anything that looks like a formula.
 */
export function csvText(rows: readonly (readonly (string | undefined)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value = ''): string {
  return `"${harmless(value).replaceAll('"', '""')}"`
}

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
