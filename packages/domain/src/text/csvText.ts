/**
 * Rows as a CSV file for spreadsheets: every cell in quotes, lines ending as RFC 4180 says, a byte order mark so that names in any
 * script are read right, and an apostrophe before what a spreadsheet would take for a formula.
 */
export function csvText(rows: readonly (readonly (string | undefined)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value = ''): string {
  return `"${harmless(value).replaceAll('"', '""')}"`
}

/** What begins a formula, also in the full-width signs that spreadsheets of East Asian languages take for the narrow ones. */
const sign = /^[=+\-@＝＋－＠]/
/** What may come between the beginning of a cell and its formula, and what some spreadsheet divides cells by. */
const lead = /[;|\s"\p{Cf}]+|^/gu
const dividers = /[;|\t\r\n]/g

/**
 * A text in which no spreadsheet finds a formula: with an apostrophe before each sign that begins the text, a line, or what would be a cell
 * of its own in a program that divides by `;`, a tab or `|`.
 */
function harmless(text: string): string {
  const safe = text.replace(lead, (run: string, at: number) => {
    if (!sign.test(text.charAt(at + run.length))) return run
    const divided = [...run.matchAll(dividers)].at(-1)
    if (divided) return `${run.slice(0, divided.index + 1)}'${run.slice(divided.index + 1)}`
    return at === 0 ? `'${run}` : run
  })
  return /^[\t\r]/.test(safe) ? `'${safe}` : safe // some programs strip these before they look
}
