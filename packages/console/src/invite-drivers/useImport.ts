import { loadKnownPhones, useData } from '@driver-trust/domain/data'
import {
  type CodePage,
  type ColumnChoice,
  type EncodingDoubt,
  type ImportDraft,
  type ImportPreview,
  type ImportRow,
  importPreview,
  importRows,
  type KnownPhones,
  markRepeats,
  type ReadImport,
  readImport,
  type ValidatedRow,
  validateRow,
  withCorrections,
} from '@driver-trust/domain/import'
import { csvFileProblem, type DraftRow } from '@driver-trust/domain/invitation'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useAbortOnLeave } from '../load/useAbortOnLeave.ts'
import type { InviteDraft } from './useInviteDraft.ts'

type ImportStep =
  | { kind: 'choose'; problem?: string }
  | { kind: 'reading'; done: number; total: number }
  | { kind: 'encoding'; doubt: EncodingDoubt }
  | { kind: 'match'; read: ReadImport; preview?: ImportPreview }
  | ImportPreview

const FAILED = 'The file could not be read. Try again.'
const BEGUN: ImportStep = { kind: 'reading', done: 0, total: 0 }

/** The steps of an import, from a file or pasted rows to valid ones. The rows read are kept in the draft. */
export function useImport(organisationId: string, draft: InviteDraft, pasted: string | undefined) {
  const [step, setStep] = useState<ImportStep>(() => ((pasted ?? draft.readFile()) ? BEGUN : { kind: 'choose' }))
  const loadKnown = useKnownPhones(organisationId)
  const work = useAbortOnLeave()
  const begin = useCallback(() => {
    work.current?.abort()
    const begun = new AbortController()
    work.current = begun
    setStep(BEGUN)
    return begun.signal
  }, [work])
  const judge = async (rows: ImportDraft, how: { read: ReadImport | undefined; guesses: boolean }) => {
    const signal = begin()
    const total = rows.rows.length
    const onProgress = (done: number) => setStep({ kind: 'reading', done, total })
    try {
      const preview = await importPreview(rows, { ...how, loadKnown, signal, onProgress })
      if (!preview) return
      setStep(preview)
    } catch {
      if (!signal.aborted) setStep({ kind: 'choose', problem: FAILED })
    }
  }
  const match = (file: ReadImport, choice: ColumnChoice, before?: ImportPreview) => {
    const read = { ...file, guess: { ...file.guess, ...choice } }
    const rows = importRows(file.lines, choice)
    const kept = before
      ? withCorrections(rows, { original: importRows(file.lines, file.guess), rows: before.rows })
      : rows
    const found = { fileName: file.name, country: before?.country, bare: before?.bare, rows: kept }
    return judge(found, { read, guesses: !before })
  }
  const open = async (file: Blob, name: string, page?: CodePage) => {
    const signal = begin()
    const read = await readImport(file, { name, signal, page }).catch(() => FAILED)
    if (read === undefined || signal.aborted) return
    if (typeof read === 'string') setStep({ kind: 'choose', problem: read })
    else if ('choices' in read) setStep({ kind: 'encoding', doubt: read })
    else if (read.guess.isSure) await match(read, read.guess)
    else setStep({ kind: 'match', read })
  }
  const openText = (text: string) => open(new Blob([text]), 'Pasted rows')
  const restore = useEffectEvent(() => {
    if (pasted !== undefined) return void openText(pasted)
    const file = draft.readFile()
    if (file) void judge(file, { read: undefined, guesses: false })
  })
  useEffect(() => restore(), [])
  const keep = useEffectEvent((preview: ImportPreview) => draft.keepFile(draftOf(preview)))
  // Before the screen shows the correction: a reload right after it must find it in the draft.
  useLayoutEffect(() => {
    if (step.kind === 'preview') keep(step)
  }, [step])
  const change = useCallback(
    (next: (preview: ImportPreview) => ImportPreview) =>
      setStep((each) => (each.kind === 'preview' ? next(each) : each)),
    [],
  )
  const edit = useCallback(
    (row: number, cells: DraftRow) => change((preview) => editedPreview(preview, { row, cells })),
    [change],
  )
  const remove = useCallback((row: number) => change((preview) => shortenedPreview(preview, row)), [change])
  /** Reads the numbers again, for another country or with another meaning of digits without a plus. */
  const reread = (preview: ImportPreview, how: NumberReading) =>
    judge({ ...draftOf(preview), ...how }, { read: preview.read, guesses: false })
  const reset = () => {
    begin()
    draft.keepFile(undefined)
    setStep({ kind: 'choose' })
  }
  return { step, setStep, open, openText, match, edit, remove, reread, reset }
}

/** What the user can say about all numbers. */
export type NumberReading = Pick<ImportDraft, 'country'> | Pick<ImportDraft, 'bare'>

/** Starts an import; anything but a CSV file is refused unread. */
export function chooseFile(
  { open, setStep }: Pick<ReturnType<typeof useImport>, 'open' | 'setStep'>,
  file: File,
): void {
  const problem = csvFileProblem(file)
  if (problem) setStep({ kind: 'choose', problem })
  else void open(file, file.name)
}

/** The preview with a changed row, validated again; duplicates are searched only if the number changed. */
function editedPreview(preview: ImportPreview, row: ImportRow): ImportPreview {
  const before = preview.rows.find((each) => each.row === row.row)
  const validated = validateRow(row, preview)
  const isSameNumber = validated.phone === before?.phone
  const after = isSameNumber ? { ...validated, repeat: before?.repeat } : validated
  const rows = preview.rows.map((each) => (each === before ? after : each))
  return { ...preview, rows: isSameNumber ? rows : markRepeats(rows, preview.known) }
}

function shortenedPreview(preview: ImportPreview, row: number): ImportPreview {
  const rows = preview.rows.filter((each) => each.row !== row)
  return { ...preview, rows: markRepeats(rows, preview.known) }
}

/** The part of a preview that survives a reload. */
function draftOf({ name, country, bare, rows }: ImportPreview): ImportDraft {
  return { fileName: name, country, bare, rows: rows.map(plainRow) }
}

function plainRow({ row, cells, problem }: ValidatedRow): ImportRow {
  return problem === undefined ? { row, cells } : { row, cells, problem }
}

/** The phone numbers of an organisation's drivers and open invitations, loaded once on first use; empty if they can't be loaded. */
function useKnownPhones(organisationId: string): () => Promise<KnownPhones> {
  const { client, session, log } = useData()
  const loading = useRef<Promise<KnownPhones>>(undefined)
  return useCallback(() => {
    loading.current ??= loadKnownPhones(client, organisationId, session.lifetime()).catch((error: unknown) => {
      log.error(error)
      return new Map()
    })
    return loading.current
  }, [client, session, log, organisationId])
}
