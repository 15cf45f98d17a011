import type { DraftRow } from '../invitation/newInvitations.ts'
import { withoutGaps } from '../struct/shape.ts'
import { visibleText } from '../text/pastedText.ts'
import type { CsvLine } from './csvLines.ts'
import { type HeaderMeaning, type ImportField, importFields, meaningOfHeader } from './importField.ts'
import { type NameOrder, splitName } from './splitName.ts'

/** The column of each field, from 0; absent if the file lacks it. */
export interface ImportColumns extends Partial<Record<ImportField, number>> {
  /** One column with the whole name, instead of two. */
  wholeName?: number
  /** What whole names begin with. */
  order?: NameOrder
  /** The number where `phoneNumber` is empty. */
  otherPhone?: number
}

/** A guess at what a file's columns are. */
export interface ColumnGuess {
  columns: ImportColumns
  /** Records above the header, such as a title. */
  above: number
  /** True if the first of the other records names the columns. */
  hasHeader: boolean
  /** True if the headers named every required field, and each once; otherwise the user has to check. */
  isSure: boolean
  /** The columns that can hold the number, likeliest first. */
  phones: readonly number[]
}

/** What the user can change about the columns. */
export type ColumnChoice = Pick<ColumnGuess, 'columns' | 'above' | 'hasHeader'>

/** Guesses the columns by their headers and their content. */
export function guessColumns(records: readonly (readonly string[])[]): ColumnGuess {
  const above = recordsAbove(records)
  const [first = [], ...others] = records.slice(above)
  const meant = first.map(meaningOfHeader)
  const hasHeader = meant.some(Boolean) || !first.some(isPhoneLike)
  const columns = columnsIn(hasHeader ? others : records.slice(above), hasHeader ? meant : [])
  const phones = phoneColumns(columns)
  const names = nameColumns(columns)
  const email = (columns.find(({ meaning }) => meaning === 'email') ?? columns.find(({ kind }) => kind === 'email'))?.at
  /** Named by its header, and by no other. */
  const isNamed = (at: number | undefined) => {
    const meaning = at === undefined ? undefined : columns[at]?.meaning
    return meaning !== undefined && columns.filter((column) => column.meaning === meaning).length === 1
  }
  return {
    columns: withoutGaps({ ...names, phoneNumber: phones[0], email }),
    above,
    hasHeader,
    isSure: isNamed(names.firstName) && isNamed(names.lastName) && isNamed(phones[0]) && phones.length === 1,
    phones,
  }
}

/** Where the header is looked for. */
const HEADER_WITHIN = 6

/** How many records come before the header: the first with two known names, or otherwise with more than one cell. */
function recordsAbove(records: readonly (readonly string[])[]): number {
  const first = records.slice(0, HEADER_WITHIN)
  const header = first.findIndex((cells) => new Set(cells.map(meaningOfHeader).filter(Boolean)).size > 1)
  if (header >= 0) return header
  const begin = first.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1)
  return Math.max(0, begin)
}

/** Cells that the kind of a column is guessed from. */
const SAMPLE = 20

interface KnownColumn {
  at: number
  meaning: HeaderMeaning | undefined
  kind: Kind
  isEmpty: boolean
  /** How surely the cells are phone numbers, from 0 to 3. */
  phones: number
}

function columnsIn(
  records: readonly (readonly string[])[],
  meant: readonly (HeaderMeaning | undefined)[],
): readonly KnownColumn[] {
  const width = Math.max(meant.length, ...records.slice(0, SAMPLE).map(({ length }) => length))
  return Array.from({ length: width }, (_, at) => {
    const filled = firstCells(records, at)
    const phones = filled.reduce((sum, cell) => sum + phoneLikeness(cell), 0) / Math.max(1, filled.length)
    return { at, meaning: meant[at], kind: kindOf(filled), isEmpty: filled.length === 0, phones }
  })
}

/** The first cells of a column that aren't empty: it may be filled further down only. */
function firstCells(records: readonly (readonly string[])[], at: number): string[] {
  const cells: string[] = []
  for (const record of records) {
    const cell = record[at] ?? ''
    if (cell.trim() !== '') cells.push(cell)
    if (cells.length === SAMPLE) break
  }
  return cells
}

/** The columns with numbers: as the headers say, a mobile first, unless the cells say otherwise; or else by their cells. */
function phoneColumns(columns: readonly KnownColumn[]): number[] {
  const rank = ({ meaning }: KnownColumn) => (meaning === 'mobile' ? 1 : 0)
  const named = columns.filter(({ meaning }) => meaning === 'mobile' || meaning === 'phone')
  const filled = named.filter(({ isEmpty }) => !isEmpty)
  const right = filled.filter(({ phones }) => phones > 0)
  const best = [right, filled, named].find(({ length }) => length > 0)
  if (best) return best.toSorted((one, other) => rank(other) - rank(one)).map(({ at }) => at)
  return columns
    .filter(({ meaning, kind }) => meaning === undefined && kind === 'phone')
    .toSorted((one, other) => other.phones - one.phones)
    .map(({ at }) => at)
}

function nameColumns(columns: readonly KnownColumn[]) {
  const of = (...meanings: HeaderMeaning[]) => columns.find(({ meaning }) => meaning && meanings.includes(meaning))?.at
  const words = columns.flatMap(({ at, kind, meaning }) => (kind === 'words' && meaning === undefined ? [at] : []))
  const name = of('name')
  const first = of('firstName') ?? (of('lastName') === undefined ? undefined : name)
  const last = of('lastName') ?? (of('firstName') === undefined ? undefined : name)
  if (first !== undefined && last !== undefined) return { firstName: first, lastName: last }
  const whole = of('wholeName', 'surnameFirst') ?? name
  const order: NameOrder = of('surnameFirst') === undefined ? 'firstName' : 'lastName'
  if (whole !== undefined) return { wholeName: whole, order }
  const [one = first ?? last, two] = words
  if (first !== undefined && one !== first) return { firstName: first, lastName: one }
  if (last !== undefined && one !== last) return { firstName: one, lastName: last }
  if (first === undefined && last === undefined && two !== undefined) return { firstName: one, lastName: two }
  return one === undefined ? {} : { wholeName: one, order }
}

type Kind = 'phone' | 'email' | 'words' | undefined

function kindOf(filled: readonly string[]): Kind {
  const most = (test: (cell: string) => boolean) => filled.length > 0 && filled.filter(test).length * 2 > filled.length
  if (most((cell) => cell.includes('@'))) return 'email'
  if (most(isPhoneLike)) return 'phone'
  return most((cell) => /\p{L}/u.test(cell)) ? 'words' : undefined
}

const isPhoneLike = (cell: string) => phoneLikeness(cell) > 0

/** 3 with a plus, 2 with a zero, 1 for other digits of that length, 0 for dates, network addresses and short numbers. */
function phoneLikeness(cell: string): number {
  if (cell.length > 100) return 0
  const text = visibleText(unwrapped(cell)).replace(/^tel:\s*/i, '')
  const digits = text.replace(/\D/g, '').length
  const isNumber = digits >= 7 && /^[+\d(][\d\s().,/+E-]*$/i.test(text)
  if (!isNumber || notPhones.some((each) => each.test(text))) return 0
  if (/^\(?\+|^00/.test(text)) return 3
  return /^\(?0/.test(text) ? 2 : 1
}

const notPhones = [
  /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d(?:\s|$)/, // 24.12.1980, 12/24/80
  /^(?:19|20)\d\d[./-]?(?:0[1-9]|1[0-2])[./-]?(?:0[1-9]|[12]\d|3[01])(?:\s|T|$)/, // 1980-12-24, 19801224
  /^(?:\d{1,3}\.){3}\d{1,3}$/, // an IP address
]

/** A driver in an import, as the cells say. */
export interface ImportRow extends Omit<CsvLine, 'cells'> {
  cells: DraftRow
}

/**
 * A record as a driver, without what spreadsheets add to a text: whitespace, the apostrophe before a formula, `="…"`.
 */
function importRow({ cells, ...line }: CsvLine, columns: ImportColumns): ImportRow {
  const cellOf = (field: ImportField | 'wholeName' | 'otherPhone') => unwrapped(cells[columns[field] ?? -1] ?? '')
  const names =
    columns.wholeName === undefined
      ? { firstName: cellOf('firstName'), lastName: cellOf('lastName') }
      : splitName(cellOf('wholeName'), columns.order ?? 'firstName')
  return {
    ...line,
    cells: { ...names, phoneNumber: cellOf('phoneNumber') || cellOf('otherPhone'), email: cellOf('email') },
  }
}

function unwrapped(cell: string): string {
  const text = cell.trim()
  const [, quoted] = /^="(.*)"$/s.exec(text) ?? []
  return (quoted ?? text).replace(/^'(?=[=+\-@\t\r\d])/, '').trim()
}

export function importRows(lines: readonly CsvLine[], { columns, above, hasHeader }: ColumnChoice): ImportRow[] {
  return lines.slice(above + (hasHeader ? 1 : 0)).map((line) => importRow(line, columns))
}

interface Corrected {
  /** As the file has them, and as the user has left them. */
  original: readonly ImportRow[]
  rows: readonly ImportRow[]
}

/** Rows under other columns, with the cells that were corrected before, and without the rows that were removed. */
export function withCorrections(rows: readonly ImportRow[], { original, rows: left }: Corrected): ImportRow[] {
  const before = new Map(original.map(({ row, cells }) => [row, cells]))
  const after = new Map(left.map(({ row, cells }) => [row, cells]))
  return rows.flatMap((row) => {
    const [was, is] = [before.get(row.row), after.get(row.row)]
    if (was && !is) return []
    const corrected = importFields.filter((field) => was && is && was[field] !== is[field])
    return [{ ...row, cells: { ...row.cells, ...Object.fromEntries(corrected.map((field) => [field, is?.[field]])) } }]
  })
}
