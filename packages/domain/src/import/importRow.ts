import type { DraftRow } from '../invitation/draftRows.ts'
import type { CsvLine } from './csvLines.ts'
import type { ImportColumns } from './guessColumns.ts'
import type { ImportField } from './importField.ts'

/** A driver of an import, as the cells stand there (spec, section 3: Driver invite row). */
export interface ImportRow {
  /** The row of the spreadsheet, from 1. */
  row: number
  cells: DraftRow
  /** What is wrong with the row as a whole. */
  problem?: string
}

/** A record as a driver, without what spreadsheets put around a text: blanks, the apostrophe before a formula, `="…"` (reliability, D7). */
export function importRow({ row, cells, problem }: CsvLine, columns: ImportColumns): ImportRow {
  const cellOf = (field: ImportField) => unwrapped(cells[columns[field] ?? -1] ?? '')
  const draft = {
    firstName: cellOf('firstName'),
    lastName: cellOf('lastName'),
    phoneNumber: cellOf('phoneNumber'),
    email: cellOf('email'),
  }
  return problem === undefined ? { row, cells: draft } : { row, cells: draft, problem }
}

function unwrapped(cell: string): string {
  const text = cell.trim()
  const [, quoted] = /^="(.*)"$/s.exec(text) ?? []
  return (quoted ?? text).replace(/^'(?=[=+\-@\t\r])/, '').trim()
}
