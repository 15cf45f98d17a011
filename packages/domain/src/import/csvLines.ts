import Papa from 'papaparse'
import { meaningOfHeader } from './importField.ts'

/** A record of a file: its cells, and its row in the spreadsheet, counted from 1 including header and blank rows. */
export interface CsvLine {
  row: number
  cells: readonly string[]
  /** What is wrong with the record as a whole. */
  problem?: string
}

/** Shown for a quotation mark that doesn't open or close a cell. */
const openQuoteMessage = 'A quotation mark in this row isn’t closed, or should be doubled because it’s inside a cell.'
/** Shown for a cell longer than any field (contract 11.2). */
const longCellMessage = 'A cell in this row has more than 10,000 characters.'

const LONGEST_CELL = 10_000
/** Longer lines aren't even split into cells. */
const LONGEST_LINE = 200_000
/** A quoted cell that spans more lines is a mistake. */
const MOST_LINES = 100

/**
 * Reads the records of a text lazily, so that the caller can pause. Quotes follow RFC 4180, line ends can be of any
 * kind, and blank lines are skipped. Malformed quoting costs only its own line: no line swallows another.
 */
export function* csvLines(text: string, delimiter: string): Generator<CsvLine> {
  const lines = physicalLines(text)
  let waiting: string[] = []
  const next = () => waiting.shift() ?? lines.next().value
  for (let row = 1; ; row += 1) {
    const line = next()
    if (line === undefined) return
    const record = recordOf(line, { delimiter, next })
    waiting = [...record.unread, ...waiting]
    if (record.cells.some((cell) => cell.trim() !== ''))
      yield { row, cells: record.cells, ...(record.problem && { problem: record.problem }) }
  }
}

interface CsvRecord extends Omit<CsvLine, 'row'> {
  /** Lines read ahead that belong to later records. */
  unread: readonly string[]
}

function recordOf(
  first: string,
  { delimiter, next }: { delimiter: string; next: () => string | undefined },
): CsvRecord {
  if (first.length > LONGEST_LINE) return { cells: [first.slice(0, 100)], problem: longCellMessage, unread: [] }
  if (!first.includes('"')) return bounded(first.split(delimiter))
  const plain = plainlyQuoted(first, delimiter)
  if (plain) return bounded(plain)
  const more: string[] = []
  for (let text = first; ; ) {
    const { cells, error } = quotedCells(text, delimiter)
    if (!error && !isSwallowing(cells, delimiter)) return bounded(cells)
    const canContinue = error === 'MissingQuotes' && more.length < MOST_LINES && text.length < LONGEST_CELL
    const line = canContinue ? nextWithQuote(more, next) : undefined
    if (line === undefined) return { cells: first.split(delimiter), problem: openQuoteMessage, unread: more }
    text = [first, ...more].join('\n')
  }
}

/** Adds lines up to the next with a quotation mark: none before it could close the cell. */
function nextWithQuote(more: string[], next: () => string | undefined): string | undefined {
  while (more.length < MOST_LINES) {
    const line = next()
    if (line === undefined) return undefined
    more.push(line)
    if (line.includes('"')) return line
  }
  return undefined
}

function quotedCells(text: string, delimiter: string) {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar: '"', header: false })
  return { cells: data[0] ?? [], error: errors[0]?.code ?? (data.length > 1 ? 'InvalidQuotes' : undefined) }
}

/** If one line of a quoted cell has as many cells as the whole record, a stray quotation mark has joined rows. */
function isSwallowing(cells: readonly string[], delimiter: string): boolean {
  const inner = cells.flatMap((cell) => cell.split('\n').slice(1))
  return cells.length > 1 && inner.some((line) => line.split(delimiter).length >= cells.length)
}

/** The cells of a line whose quotation marks all enclose whole cells, as programs write it; undefined otherwise. */
function plainlyQuoted(line: string, delimiter: string): string[] | undefined {
  const cells = line.split(delimiter)
  for (const [at, cell] of cells.entries()) {
    if (!cell.includes('"')) continue
    if (cell.length < 2 || !cell.startsWith('"') || cell.indexOf('"', 1) !== cell.length - 1) return undefined
    cells[at] = cell.slice(1, -1)
  }
  return cells
}

function bounded(cells: readonly string[]): CsvRecord {
  if (cells.every(({ length }) => length <= LONGEST_CELL)) return { cells, unread: [] }
  return { cells: cells.map((cell) => cell.slice(0, 100)), problem: longCellMessage, unread: [] }
}

/** Splits lines at any line end without copying the text. */
function* physicalLines(text: string): Generator<string, undefined> {
  let at = 0
  let feed = text.indexOf('\n')
  let carriage = text.indexOf('\r')
  while (at < text.length) {
    if (feed >= 0 && feed < at) feed = text.indexOf('\n', at)
    if (carriage >= 0 && carriage < at) carriage = text.indexOf('\r', at)
    const ends = [feed, carriage].filter((end) => end >= 0)
    const end = ends.length > 0 ? Math.min(...ends) : text.length
    yield text.slice(at, end)
    at = end + (end === carriage && feed === end + 1 ? 2 : 1)
  }
  return undefined
}

/** What can separate cells, the contract's comma first. */
const delimiters = [',', ';', '\t', '|'] as const

type Delimiter = (typeof delimiters)[number]

/** Excel's own first line, which declares the delimiter. */
const declared = /^sep=([,;\t|])(?:\r\n?|\n|$)/i

/** How much of the file is sampled. */
const sample = { characters: 50_000, records: 25 }

/** Detects the delimiter and removes Excel's declaration of it. Known headers count most, then rows of equal width. */
export function detectDelimiter(text: string): { delimiter: Delimiter; body: string } {
  const [line, said] = declared.exec(text) ?? []
  if (line !== undefined) return { delimiter: said as Delimiter, body: text.slice(line.length) } // one of those in the expression
  const head = text.slice(0, sample.characters)
  const scored = delimiters.map((delimiter) => ({ delimiter, score: scoreOf(head, delimiter) }))
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  return { delimiter: best.delimiter, body: text }
}

function scoreOf(text: string, delimiter: Delimiter): number {
  const records: CsvLine[] = []
  for (const line of csvLines(text, delimiter)) {
    records.push(line)
    if (records.length === sample.records) break
  }
  const widths = records.flatMap(({ problem, cells }) => (problem || cells.length < 2 ? [] : [cells.length])) // a title has one cell
  const even = (width: number) => widths.filter((each) => each === width).length
  const width = widths.reduce((best, each) => (even(each) > even(best) ? each : best), widths[0] ?? 0)
  if (width === 0) return 0
  const known = records.slice(0, 6).map(({ cells }) => cells.filter((cell) => meaningOfHeader(cell)).length)
  return Math.max(...known) * 10 + (even(width) / records.length) * 5 + Math.min(width, 8) / 8
}
