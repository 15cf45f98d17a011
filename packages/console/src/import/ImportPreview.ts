import {
  type ImportRow,
  inviteRowOf,
  isCanonical,
  type JudgedRow,
  judgedRow,
  type KnownPhones,
  likelyCountry,
  loadPhoneRules,
  type PhoneRules,
  repeatMarker,
  runInSlices,
} from '@driver-trust/domain'
import type { ReadImport } from './readImport.ts'
import { slices } from './slices.ts'

/** A file that was read, as it is kept until its rows are sent. */
export interface ImportDraft {
  fileName: string
  country: string | undefined
  rows: readonly ImportRow[]
}

/** Rows that were read, with what is wrong with each, and by what they were judged. */
export interface ImportPreview {
  kind: 'preview'
  name: string
  /** Said of the file as a whole. */
  notice: string | undefined
  country: string | undefined
  rows: readonly JudgedRow[]
  read: ReadImport | undefined
  rules: PhoneRules
  known: KnownPhones
}

interface Previewing {
  read: ReadImport | undefined
  /** Takes the country of most numbers for the default. */
  guessesCountry: boolean
  loadKnown: () => Promise<KnownPhones>
  signal: AbortSignal
  onProgress: (done: number) => void
}

const readAs = (encoding: string) =>
  `The file is not in UTF-8 and was read as ${encoding.replace('windows', 'Windows')}. Look at the names: where letters are wrong, save it as “CSV UTF-8” and choose it again.`

/** Judges the rows of an import in slices of time; undefined when it was given up. */
export async function importPreview(
  { fileName, country, rows }: ImportDraft,
  { read, guessesCountry, loadKnown, signal, onProgress }: Previewing,
): Promise<ImportPreview | undefined> {
  const [rules, known] = await Promise.all([loadPhoneRules(), loadKnown()])
  const phones = rows.map(({ cells }) => cells.phoneNumber)
  const chosen = guessesCountry ? likelyCountry(phones, rules) : country
  const reading = { rules, country: chosen }
  const mark = repeatMarker(known)
  const judged: JudgedRow[] = []
  const isDone = await runInSlices(
    rows,
    (row) => judged.push(mark(judgedRow(row, reading))),
    slices(signal, onProgress),
  )
  if (!isDone || signal.aborted) return undefined
  const notice = read?.encoding.startsWith('windows') ? readAs(read.encoding) : undefined
  return { kind: 'preview', name: fileName, notice, country: chosen, rows: judged, read, rules, known }
}

/** The file itself, where nothing about it has to change before it is sent. */
export function originalOf({ read, rows }: ImportPreview): Blob | undefined {
  return read?.original && isCanonical(read.lines, rows.map(inviteRowOf)) ? read.original : undefined
}
