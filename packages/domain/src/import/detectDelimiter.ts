import { firstLines } from './csvLines.ts'
import { fieldOfHeader } from './importField.ts'

/** What divides cells, the contract's own first (product, section 6: `,` `;` tab). */
export const delimiters = [',', ';', '\t', '|'] as const

/** One of {@link delimiters}. */
export type Delimiter = (typeof delimiters)[number]

/** Excel's own first line, which says what it divides by. */
const declared = /^sep=([,;\t|])(?:\r\n?|\n|$)/i

/** So many characters and records tell. */
const sample = { characters: 50_000, records: 25 }

/** What divides the cells of a text, and the text without Excel's line about it; known headers count most, then rows of one width (reliability, D1). */
export function detectDelimiter(text: string): { delimiter: Delimiter; body: string } {
  const [line, said] = declared.exec(text) ?? []
  if (line !== undefined) return { delimiter: said as Delimiter, body: text.slice(line.length) } // one of those in the expression
  const head = text.slice(0, sample.characters)
  const scored = delimiters.map((delimiter) => ({ delimiter, score: scoreOf(head, delimiter) }))
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  return { delimiter: best.delimiter, body: text }
}

function scoreOf(text: string, delimiter: Delimiter): number {
  const records = firstLines(text, delimiter, sample.records)
  const [first] = records
  const width = first?.problem === undefined ? (first?.cells.length ?? 0) : 0
  if (width < 2) return 0
  const known = first?.cells.filter((cell) => fieldOfHeader(cell)).length ?? 0
  const even =
    records.filter(({ cells, problem }) => problem === undefined && cells.length === width).length / records.length
  return known * 10 + even * 5 + Math.min(width, 8) / 8
}
