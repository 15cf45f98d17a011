import { formatCount } from '../text/formatCount.ts'
import type { CsvLine } from './csvLines.ts'

interface Tally {
  name: string
  delimiter: string
  /** The records that were read, the header among them. */
  lines: readonly CsvLine[]
  hasHeader: boolean
}

/**
 * Where the lines of a text are not all rows, in a sentence; undefined where they are. The lines are counted apart from reading them, so
 * that one which reading lost is said, too (product, section 6: preview).
 */
export function lineTally(text: string, { name, delimiter, lines, hasHeader }: Tally): string | undefined {
  const header = hasHeader ? 1 : 0
  const all = countLines(text, delimiter)
  const rows = lines.length - header
  const continued = lines.reduce((sum, { cells }) => sum + breaksIn(cells), 0)
  const empty = (lines.at(-1)?.row ?? 0) - lines.length
  const lost = all - lines.length - continued - empty
  if (all - header === rows) return undefined
  const parts = [
    `${formatCount(rows)} ${rows === 1 ? 'row was' : 'rows were'} read`,
    ...part(header, 'the header', ''),
    ...part(empty, 'empty', 'empty'),
    ...part(continued, 'part of a cell with a line break', 'parts of cells with line breaks'),
    ...part(lost, 'missing here: look at the file', 'missing here: look at the file'),
  ]
  return `“${name}” has ${formatCount(all)} lines: ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}.`
}

function part(count: number, one: string, many: string): string[] {
  if (count === 0) return []
  return [count === 1 ? `1 is ${one}` : `${formatCount(count)} are ${many}`]
}

function breaksIn(cells: readonly string[]): number {
  let breaks = 0
  for (const cell of cells) for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) breaks += 1
  return breaks
}

/** Up to the last line that has more than blanks and delimiters; by any line end. */
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
