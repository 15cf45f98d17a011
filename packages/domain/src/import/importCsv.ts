import type { DriverInviteRow } from '../invitation/driverInviteRow.ts'
import { csvText } from '../text/csvText.ts'
import type { CsvLine } from './csvLines.ts'
import { importFields } from './importField.ts'
import type { JudgedRow } from './judgedRow.ts'
import { reasonsOf } from './judgedRow.ts'

/** The empty file to fill in: the contract's headers (spec, section 3: Driver invite row). */
export function importTemplate(): string {
  return csvText([importFields])
}

/** The rows with errors as a file that a spreadsheet opens safely, each with its reason (product, section 6: "Download rows with errors"; reliability, D7). */
export function errorRowsCsv(rows: readonly JudgedRow[]): string {
  const cells = rows.map((row) => [...importFields.map((field) => row.cells[field]), reasonsOf(row).join(' ')])
  return csvText([[...importFields, 'reason'], ...cells])
}

/** The rows as the server reads them: UTF-8, commas, the contract's headers; numbers keep their plus (product, section 6: canonical CSV). */
export function canonicalCsv(rows: readonly DriverInviteRow[]): string {
  const cells = rows.map((row) => importFields.map((field) => `"${(row[field] ?? '').replaceAll('"', '""')}"`))
  return [importFields, ...cells].map((line) => `${line.join(',')}\r\n`).join('')
}

/** Whether a file can be sent as it is: it has the contract's headers, and every row stands there as it would be sent (product, section 6: canonical). */
export function isCanonical(lines: readonly CsvLine[], rows: readonly DriverInviteRow[]): boolean {
  const [header, ...records] = lines
  if (header?.cells.join() !== importFields.join() || records.length !== rows.length) return false
  return records.every(
    ({ cells }, at) =>
      cells.length === importFields.length &&
      importFields.every((field, index) => cells[index] === (rows[at]?.[field] ?? '')),
  )
}
