/** A record of a file: its cells, and which row of the spreadsheet it is, counted from 1 with the header and blank rows (reliability, D1). */
export interface CsvLine {
  row: number
  cells: readonly string[]
  /** What is wrong with the record as a whole. */
  problem?: string
}

/** Said of a record whose quotation mark is never closed (reliability, D3: line-level error). */
export const openQuoteMessage = 'A quotation mark in this row is never closed.'

/** A quoted cell that is longer was never meant to be one: somewhere a quotation mark is missing. */
const longestQuoted = 10_000

/**
 * The records of a text with the given delimiter, one after the other, so that the caller can pause between them; quotes as RFC 4180 has
 * them, any line end, blank lines left out. An open quote costs its own line only (reliability, D1, D3 and D4).
 */
export function* csvLines(text: string, delimiter: string): Generator<CsvLine> {
  const plain = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  let at = 0
  for (let row = 1; at < plain.length; row += 1) {
    const end = lineEnd(plain, at)
    const line = plain.slice(at, end)
    const record = line.includes('"') ? quotedRecord(plain, at, delimiter) : { cells: line.split(delimiter), end }
    if (record.cells.some((cell) => cell.trim() !== ''))
      yield { row, cells: record.cells, ...('problem' in record && { problem: record.problem }) }
    at = record.end + 1
  }
}

/** The first records of a text (reliability, D1). */
export function firstLines(text: string, delimiter: string, count: number): CsvLine[] {
  const lines: CsvLine[] = []
  for (const line of csvLines(text, delimiter)) {
    if (lines.length === count) break
    lines.push(line)
  }
  return lines
}

interface QuotedRecord {
  cells: string[]
  /** Where its line end stands. */
  end: number
  problem?: string
}

function quotedRecord(text: string, start: number, delimiter: string): QuotedRecord {
  const cells: string[] = []
  let at = start
  for (;;) {
    const cell = text[at] === '"' ? quotedCell(text, at, delimiter) : plainCell(text, at, delimiter)
    if (!cell) {
      const end = lineEnd(text, start)
      return { cells: text.slice(start, end).split(delimiter), end, problem: openQuoteMessage }
    }
    cells.push(cell.value)
    if (text[cell.end] !== delimiter) return { cells, end: cell.end }
    at = cell.end + 1
  }
}

function lineEnd(text: string, start: number): number {
  const newline = text.indexOf('\n', start)
  return newline < 0 ? text.length : newline
}

function plainCell(text: string, start: number, delimiter: string) {
  const line = lineEnd(text, start)
  const next = text.indexOf(delimiter, start)
  const end = next < 0 || next > line ? line : next
  return { value: text.slice(start, end), end }
}

/** Undefined where the quote is never closed; what stands between the closing quote and the delimiter is kept as it is. */
function quotedCell(text: string, start: number, delimiter: string) {
  let close = text.indexOf('"', start + 1)
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close < 0 || close - start > longestQuoted) return undefined
  const quoted = text.slice(start + 1, close)
  const rest = plainCell(text, close + 1, delimiter)
  return { value: (quoted.includes('"') ? quoted.replaceAll('""', '"') : quoted) + rest.value, end: rest.end }
}
