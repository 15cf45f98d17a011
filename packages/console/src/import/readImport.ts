import {
  type CodePage,
  type ColumnGuess,
  type CsvLine,
  codePageSamples,
  csvLines,
  type DecodedText,
  decodeText,
  detectDelimiter,
  guessColumns,
  lineTally,
  runInSlices,
} from '@driver-trust/domain'
import { slices } from './slices.ts'

/** A file of rows, as far as it is read without knowing its columns. */
export interface ReadImport {
  name: string
  encoding: DecodedText['encoding']
  lines: readonly CsvLine[]
  guess: ColumnGuess
  /** What became of the file's lines, where not every line is a row. */
  tally: string | undefined
  /** The file itself, where its form is the contract's own: it may be sent as it is. */
  original: Blob | undefined
}

/** A file whose letters don't tell its encoding: names in each that it may be in. */
export interface EncodingDoubt {
  file: Blob
  name: string
  choices: readonly { page: CodePage; samples: readonly string[] }[]
}

/** Megabytes. */
const LARGEST = 20

const TOO_LARGE = `The file is larger than ${LARGEST} MB. Divide it into several.`
const NO_TEXT = 'This file holds no rows of text. Save the sheet as CSV and choose that file.'
const NO_ROWS = 'There is no driver in this file.'

/** Reads a chosen or pasted file in slices of time; gives what is wrong with it in a sentence, and undefined when it was given up. */
export async function readImport(
  file: Blob,
  { name, signal, page }: { name: string; signal: AbortSignal; page?: CodePage | undefined },
): Promise<ReadImport | EncodingDoubt | string | undefined> {
  if (file.size > LARGEST * 1024 * 1024) return TOO_LARGE
  const bytes = new Uint8Array(await file.arrayBuffer())
  const decoded = decodeText(bytes, page)
  if (!decoded) return NO_TEXT
  if (decoded.doubts) {
    const choices = decoded.doubts.map((each) => ({ page: each, samples: codePageSamples(bytes, each) }))
    return { file, name, choices }
  }
  const { delimiter, body } = detectDelimiter(decoded.text)
  const lines: CsvLine[] = []
  const isRead = await runInSlices(csvLines(body, delimiter), (line) => lines.push(line), slices(signal))
  if (!isRead) return undefined
  const guess = guessColumns(lines.slice(0, 25).map(({ cells }) => cells))
  if (lines.length <= (guess.hasHeader ? 1 : 0)) return NO_ROWS
  const isPlain = decoded.encoding === 'UTF-8' && delimiter === ','
  const original = isPlain ? new Blob([file], { type: 'text/csv' }) : undefined
  const tally = lineTally(body, { name, delimiter, lines, hasHeader: guess.hasHeader })
  return { name, encoding: decoded.encoding, lines, guess, tally, original }
}
