import type { DraftRow } from '../invitation/newInvitations.ts'
import { withoutGaps } from '../struct/shape.ts'
import type { CsvLine } from './csvLines.ts'
import { fieldOfHeader, type ImportField } from './importField.ts'

/** The column of each field, from 0; absent if the file lacks it. */
export type ImportColumns = Partial<Record<ImportField, number>>

/** A guess at what a file's columns are. */
export interface ColumnGuess {
  columns: ImportColumns
  /** True if the first row names the columns. */
  hasHeader: boolean
  /** True if the headers named every required field; otherwise the user has to check. */
  isSure: boolean
}

/** Guesses the columns by their headers, and by their content if a header says nothing. */
export function guessColumns(records: readonly (readonly string[])[]): ColumnGuess {
  const [first = [], ...others] = records
  const byHeader = columnsOf(first.map(fieldOfHeader))
  const hasHeader = Object.keys(byHeader).length > 0 || !first.some(isPhoneLike)
  const isSure = required.every((field) => byHeader[field] !== undefined)
  if (isSure) return { columns: byHeader, hasHeader, isSure }
  return { columns: completed(byHeader, hasHeader ? others : records), hasHeader, isSure }
}

const required = ['firstName', 'lastName', 'phoneNumber'] as const

/** If two columns have the same name, the first counts. */
function columnsOf(fields: readonly (ImportField | undefined)[]): ImportColumns {
  return Object.fromEntries(fields.flatMap((field, index) => (field ? [[field, index]] : [])).reverse())
}

/** Records that the kinds of columns are guessed from. */
const SAMPLE = 20

function completed(known: ImportColumns, records: readonly (readonly string[])[]): ImportColumns {
  const some = records.slice(0, SAMPLE)
  const width = Math.max(0, ...some.map(({ length }) => length))
  const taken = new Set(Object.values(known))
  const kinds = Array.from({ length: width }, (_, index) =>
    taken.has(index) ? undefined : kindOf(some.map((cells) => cells[index] ?? '')),
  )
  const place = (kind: Kind, nth = 0) => kinds.flatMap((each, index) => (each === kind ? [index] : []))[nth]
  const hasNoName = known.firstName === undefined && known.lastName === undefined
  const guessed: Record<ImportField, number | undefined> = {
    firstName: known.firstName ?? place('words'),
    lastName: known.lastName ?? place('words', hasNoName ? 1 : 0),
    phoneNumber: known.phoneNumber ?? place('phone'),
    email: known.email ?? place('email'),
  }
  return withoutGaps(guessed)
}

type Kind = 'phone' | 'email' | 'words' | undefined

function kindOf(cells: readonly string[]): Kind {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const most = (test: (cell: string) => boolean) => filled.length > 0 && filled.filter(test).length * 2 > filled.length
  if (most((cell) => cell.includes('@'))) return 'email'
  if (most(isPhoneLike)) return 'phone'
  return most((cell) => /\p{L}/u.test(cell)) ? 'words' : undefined
}

function isPhoneLike(cell: string): boolean {
  if (cell.length > 100) return false
  const text = cell.normalize('NFKC').replace(/\p{Cf}/gu, '')
  const digits = text.replace(/\D/g, '').length
  return digits >= 6 && /^['="\s]*(?:tel:)?[+\d(][\d\s().,/+E-]*"?$/i.test(text)
}

/** A driver in an import, as the cells say. */
export interface ImportRow {
  /** The row in the spreadsheet, from 1. */
  row: number
  cells: DraftRow
  /** What is wrong with the row as a whole. */
  problem?: string
}

/**
 * A record as a driver, without what spreadsheets add to a text: whitespace, the apostrophe before a formula, `="…"`.
 */
export function importRow({ cells, ...line }: CsvLine, columns: ImportColumns): ImportRow {
  const cellOf = (field: ImportField) => unwrapped(cells[columns[field] ?? -1] ?? '')
  const draft = {
    firstName: cellOf('firstName'),
    lastName: cellOf('lastName'),
    phoneNumber: cellOf('phoneNumber'),
    email: cellOf('email'),
  }
  return { ...line, cells: draft }
}

function unwrapped(cell: string): string {
  const text = cell.trim()
  const [, quoted] = /^="(.*)"$/s.exec(text) ?? []
  return (quoted ?? text).replace(/^'(?=[=+\-@\t\r])/, '').trim()
}
