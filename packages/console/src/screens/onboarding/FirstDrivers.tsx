import {
  hasErrors,
  type ImportPreview,
  importPreview,
  importRow,
  readImport,
  reasonsOf,
  type ValidatedRow,
} from '@driver-trust/domain/import'
import { csvFileProblem } from '@driver-trust/domain/invitation'
import { countOf, formatCount } from '@driver-trust/domain/text'
import { FileDrop } from '@driver-trust/ui/file-drop'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { useEffect, useRef, useState } from 'react'
import { DriverRows } from '../../form/DriverRows.tsx'
import type { PhoneRule } from '../../form/PhoneField.tsx'

const WAYS = [
  { value: 'rows', label: 'Enter rows' },
  { value: 'file', label: 'Upload CSV' },
] as const

interface FirstDriversProps {
  rule: PhoneRule
  file: DriversFile
}

/** The first drivers, typed or from a file; both are optional. */
export function FirstDrivers({ rule, file }: FirstDriversProps) {
  const [way, setWay] = useState<'rows' | 'file'>('rows')
  const choose = (next: 'rows' | 'file') => {
    setWay(next)
    file.clear()
  }
  return (
    <Stack gap="4">
      <SegmentedControl label="How to add drivers" options={WAYS} value={way} onChange={choose} />
      {way === 'rows' ? (
        <DriverRows rule={rule} />
      ) : (
        <Stack gap="3">
          <FileDrop
            label="Choose a CSV file"
            accept=".csv,text/csv"
            onFile={(chosen) => void file.choose(chosen)}
            fileName={file.name}
            error={file.problem}
            hint="Columns: firstName, lastName, phoneNumber, email."
          />
          <Text as="p" role="status">
            {statusOf(file)}
          </Text>
          {file.preview?.notice && <InlineAlert tone="warning">{file.preview.notice}</InlineAlert>}
        </Stack>
      )}
    </Stack>
  )
}

function statusOf({ isReading, preview }: DriversFile): string {
  if (isReading) return 'Reading rows…'
  if (!preview) return ''
  const count = preview.rows.length
  return `${countOf(count, 'driver')} in “${preview.name}”.`
}

export interface DriversFile {
  name: string | undefined
  isReading: boolean
  /** Why it can't be sent. */
  problem: string | undefined
  /** Its rows, all of them valid. */
  preview: ImportPreview | undefined
  choose: (file: File) => Promise<void>
  clear: () => void
}

type Reading = Pick<DriversFile, 'name' | 'isReading' | 'problem' | 'preview'>

const NONE: Reading = { name: undefined, isReading: false, problem: undefined, preview: undefined }
const FAILED = 'The file could not be read. Try again.'
const UNSURE_LETTERS = 'We can’t tell how this file is encoded. Save it as “CSV UTF-8” and choose it again.'
const UNSURE_COLUMNS =
  'We can’t tell which column is which. Name them firstName, lastName, phoneNumber and email, and choose the file again.'

/** Reads the file of first drivers like the invite dialog does. There is no table to correct rows in, so a file with errors is refused. */
export function useDriversFile(): DriversFile {
  const [reading, setReading] = useState(NONE)
  const work = useRef<AbortController>(undefined)
  useEffect(() => () => work.current?.abort(), [])
  const clear = () => {
    work.current?.abort()
    setReading(NONE)
  }
  const choose = async (file: File) => {
    clear()
    work.current = new AbortController()
    const { signal } = work.current
    const of = { ...NONE, name: file.name }
    const problem = csvFileProblem(file)
    if (problem) return setReading({ ...of, problem })
    setReading({ ...of, isReading: true })
    const read = await previewOf(file, signal).catch(() => FAILED)
    if (signal.aborted || read === undefined) return
    setReading(typeof read === 'string' ? { ...of, problem: read } : { ...of, preview: read })
  }
  return { ...reading, choose, clear }
}

/** The rows of a file, or why they can't be sent; undefined if aborted. */
async function previewOf(file: File, signal: AbortSignal): Promise<ImportPreview | string | undefined> {
  const read = await readImport(file, { name: file.name, signal })
  if (read === undefined || typeof read === 'string') return read
  if ('choices' in read) return UNSURE_LETTERS
  const { columns, hasHeader, isSure } = read.guess
  if (!isSure) return UNSURE_COLUMNS
  const rows = read.lines.slice(hasHeader ? 1 : 0).map((line) => importRow(line, columns))
  const preview = await importPreview(
    { fileName: file.name, country: undefined, rows },
    { read, guessesCountry: true, loadKnown: async () => new Map(), signal, onProgress: () => {} },
  )
  const wrong = preview?.rows.filter(hasErrors) ?? []
  return wrong[0] ? errorText(wrong[0], [wrong.length, rows.length]) : preview
}

function errorText(first: ValidatedRow, [wrong, all]: readonly [number, number]): string {
  const errors = wrong === 1 ? 'has an error' : 'have errors'
  const rows = `${formatCount(wrong)} of ${countOf(all, 'row')} ${errors}.`
  return `${rows} Row ${first.row}: ${reasonsOf(first)[0]} Correct the file and choose it again.`
}
