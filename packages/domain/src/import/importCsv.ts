import type { DriverInviteRow } from '../invitation/newInvitations.ts'
import { groupedPhone } from '../phone/groupedPhone.ts'
import { formatCount, inWords } from '../text/text.ts'
import type { CsvLine } from './csvLines.ts'
import { importFields } from './importField.ts'
import { reasonsOf, type ValidatedRow } from './validateRow.ts'

/** The rows with errors, each with its reason. */
export function errorRows(rows: readonly ValidatedRow[]): (string | undefined)[][] {
  const cells = rows.map((row) => [
    ...importFields.map((field) => (field === 'phoneNumber' ? groupedPhone(row.cells[field]) : row.cells[field])),
    reasonsOf(row).join(' '),
  ])
  return [[...importFields, 'reason'], ...cells]
}

/**
 * The rows as the server reads them: UTF-8, commas, the contract's headers (contract 11.5); numbers keep their plus.
 */
export function canonicalCsv(rows: readonly DriverInviteRow[]): string {
  const cells = rows.map((row) => importFields.map((field) => `"${(row[field] ?? '').replaceAll('"', '""')}"`))
  return [importFields, ...cells].map((line) => `${line.join(',')}\r\n`).join('')
}

interface Tally {
  name: string
  delimiter: string
  /** The records that were read, including the header. */
  lines: readonly CsvLine[]
  hasHeader: boolean
  /** Records above the header. */
  above: number
}

/**
 * Says which lines of a text didn't become rows; undefined if all did. Lines are counted separately from reading, so a
 * line lost in reading is reported too.
 */
export function lineTally(text: string, { name, delimiter, lines, hasHeader, above }: Tally): string | undefined {
  const header = hasHeader ? 1 : 0
  const all = countLines(text, delimiter)
  const rows = lines.length - above - header
  const continued = lines.reduce((sum, { cells }) => sum + (cells.join().match(/\n/g)?.length ?? 0), 0)
  const empty = (lines.at(-1)?.row ?? 0) - lines.length
  const lost = all - lines.length - continued - empty
  if (all - header - above === rows && above === 0) return undefined
  const parts = [
    `${formatCount(rows)} ${rows === 1 ? 'row was' : 'rows were'} read`,
    ...part(header, 'the header', ''),
    ...part(above, 'above it', 'above it'),
    ...part(empty, 'empty', 'empty'),
    ...part(continued, 'part of a cell with a line break', 'parts of cells with line breaks'),
    ...part(lost, 'missing here: check the file', 'missing here: check the file'),
  ]
  return `“${name}” has ${formatCount(all)} lines: ${inWords(parts)}.`
}

function part(count: number, one: string, many: string): string[] {
  if (count === 0) return []
  return [count === 1 ? `1 is ${one}` : `${formatCount(count)} are ${many}`]
}

/** Counts up to the last line with more than whitespace and delimiters; any line end. */
function countLines(text: string, delimiter: string): number {
  let end = text.length
  while (end > 0 && (text[end - 1] === delimiter || text[end - 1]?.trim() === '')) end -= 1
  if (end === 0) return 0
  let count = 1
  for (let at = 0; at < end; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) count += 1
  }
  return count
}

/** Milliseconds for which work can block the page. */
const SLICE = 40

/** Consumes an iterator, yielding to the page after each slice of time; false if it was aborted. */
export async function runInSlices<Item>(
  items: Iterable<Item>,
  take: (item: Item) => void,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (done: number) => void },
): Promise<boolean> {
  let started = performance.now()
  let done = 0
  for (const item of items) {
    take(item)
    done += 1
    if (done % looked === 0 && performance.now() - started > SLICE) {
      onProgress?.(done)
      await new Promise((resolve) => setTimeout(resolve))
      if (signal.aborted) return false
      started = performance.now()
    }
  }
  onProgress?.(done)
  return true
}

/** Items between two looks at the clock. */
const looked = 64
