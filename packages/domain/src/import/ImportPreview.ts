import { loadPhoneRules } from '../phone/loadPhoneRules.ts'
import type { PhoneRules } from '../phone/phoneNumber.ts'
import { type CsvLine, csvLines, detectDelimiter } from './csvLines.ts'
import { type CodePage, codePageSamples, type DecodedText, decodeText } from './decodeText.ts'
import { type ColumnGuess, guessColumns, type ImportRow } from './importColumns.ts'
import { canonicalCsv, lineTally, runInSlices } from './importCsv.ts'
import { type BareReading, likelyBare, likelyCountry } from './readPhone.ts'
import {
  inviteRowOf,
  type KnownPhones,
  repeatMarker,
  sendableRows,
  type ValidatedRow,
  validateRow,
} from './validateRow.ts'

/** A file as read, kept until its rows are sent. */
export interface ImportDraft {
  fileName: string
  country: string | undefined
  /** What digits without a plus are, if the user has said so. */
  bare?: BareReading | undefined
  rows: readonly ImportRow[]
}

/** An import's rows, the errors of each, and the rules that validated them. */
export interface ImportPreview {
  kind: 'preview'
  name: string
  /** About the file as a whole. */
  notice: string | undefined
  country: string | undefined
  /** What digits without a plus are. */
  bare: BareReading | undefined
  rows: readonly ValidatedRow[]
  read: ReadImport | undefined
  rules: PhoneRules
  known: KnownPhones
}

interface PreviewOptions {
  read: ReadImport | undefined
  /** Takes the country, and what digits without a plus are, from the numbers themselves. */
  guesses: boolean
  loadKnown: () => Promise<KnownPhones>
  signal: AbortSignal
  onProgress: (done: number) => void
}

const readAs = (encoding: string) =>
  `The file isn’t saved as UTF-8 and was read as ${encoding.replace('windows', 'Windows')}. Check the names. If any letters are wrong, save the file as “CSV UTF-8” and choose it again.`

/** Validates the rows of an import in slices of time; resolves to undefined if aborted. */
export async function importPreview(
  { fileName, rows, ...chosen }: ImportDraft,
  { read, guesses, loadKnown, signal, onProgress }: PreviewOptions,
): Promise<ImportPreview | undefined> {
  const [rules, known] = await Promise.all([loadPhoneRules(), loadKnown()])
  const phones = rows.map(({ cells }) => cells.phoneNumber)
  const country = guesses ? likelyCountry(phones, rules) : chosen.country
  const bare = chosen.bare ?? (guesses ? likelyBare(phones, { rules, country }) : undefined)
  const reading = { rules, country, bare }
  const mark = repeatMarker(known)
  const validated: ValidatedRow[] = []
  const validate = (row: ImportRow) => validated.push(mark(validateRow(row, reading)))
  const isDone = await runInSlices(rows, validate, { signal, onProgress })
  if (!isDone || signal.aborted) return undefined
  const notice = read?.encoding.startsWith('windows') ? readAs(read.encoding) : undefined
  return { kind: 'preview', name: fileName, notice, country, bare, rows: validated, read, rules, known }
}

/** The file itself, if every row of it is to be sent, and a CSV of those rows would say the same (contract 11.5). */
export function originalOf({ read, rows }: ImportPreview): Blob | undefined {
  const { original } = read ?? {}
  if (!original || sendableRows(rows).length < rows.length) return undefined
  return essence(original.text) === essence(canonicalCsv(rows.map(inviteRowOf))) ? original.file : undefined
}

/** Without what may differ: quotation marks, and how lines end. */
function essence(csv: string): string {
  return csv.replaceAll('"', '').replace(/\r\n?/g, '\n').trimEnd()
}

/** A file's rows, before its columns are known. */
export interface ReadImport {
  name: string
  encoding: DecodedText['encoding']
  lines: readonly CsvLine[]
  guess: ColumnGuess
  /** A note for a file whose lines aren't all rows. */
  tally: string | undefined
  /** The file itself and its text, if it is UTF-8 to the last byte. */
  original: { file: Blob; text: string } | undefined
}

/** A file whose encoding can't be told from its letters: its names as they would read in each candidate. */
export interface EncodingDoubt {
  file: Blob
  name: string
  choices: readonly { page: CodePage; samples: readonly string[] }[]
}

/** In megabytes. */
const MAX_MEGABYTES = 20

const TOO_LARGE = `The file is larger than ${MAX_MEGABYTES} MB. Split it into several files.`
const NO_TEXT = 'We found no rows of text in this file. Save the sheet as CSV and choose that file.'
const NO_ROWS = 'There are no drivers in this file.'

/** Reads a chosen or pasted file in slices of time; resolves to an error message if it can't, and to undefined if aborted. */
export async function readImport(
  file: Blob,
  { name, signal, page }: { name: string; signal: AbortSignal; page?: CodePage | undefined },
): Promise<ReadImport | EncodingDoubt | string | undefined> {
  if (file.size > MAX_MEGABYTES * 1024 * 1024) return TOO_LARGE
  const bytes = new Uint8Array(await file.arrayBuffer())
  const decoded = decodeText(bytes, page)
  if (!decoded) return NO_TEXT
  if (decoded.doubts) {
    const choices = decoded.doubts.map((each) => ({ page: each, samples: codePageSamples(bytes, each) }))
    return { file, name, choices }
  }
  const { text, encoding } = decoded
  const { delimiter, body } = detectDelimiter(text)
  const lines: CsvLine[] = []
  const isRead = await runInSlices(csvLines(body, delimiter), (line) => lines.push(line), { signal })
  if (!isRead) return undefined
  const guess = guessColumns(lines.map(({ cells }) => cells))
  if (lines.length <= guess.above + (guess.hasHeader ? 1 : 0)) return NO_ROWS
  const isExact = encoding === 'UTF-8' && new Blob([text]).size === file.size // no byte-order mark, nothing unreadable
  const original = isExact ? { file: new Blob([file], { type: 'text/csv' }), text } : undefined
  const tally = lineTally(body, { name, delimiter, lines, ...guess })
  return { name, encoding, lines, guess, tally, original }
}
