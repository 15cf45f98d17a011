/** What a spreadsheet would run, wherever it hides: formulas, and what some programs strip before they look. */
const formula = /^[=+\-@\t\r]/

/**
 * Rows as a CSV file for spreadsheets: every cell in quotes, lines ending as RFC 4180 says, a byte order mark so that names in any
 * script are read right, and an apostrophe before what a spreadsheet would take for a formula (product, section 6: Invitations).
 */
export function csvText(rows: readonly (readonly (string | undefined)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value = ''): string {
  const safe = formula.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
