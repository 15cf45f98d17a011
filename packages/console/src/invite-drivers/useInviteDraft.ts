import type { NewestInvitation } from '@driver-trust/domain/data'
import type { ImportDraft, ImportRow } from '@driver-trust/domain/import'
import { blankRow, type DraftRow } from '@driver-trust/domain/invitation'
import { isFields } from '@driver-trust/domain/struct'
import { useCallback, useMemo } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { useDraft } from '../host/useDraft.ts'

type InviteWay = 'rows' | 'file'

/** A list that was sent: the newest invitation before it, and its numbers, at most as many as rows are kept. */
export interface Attempt extends NewestInvitation {
  phones: readonly string[]
  /** True if the user was asked to remove the rows of those who have been invited, as only they can tell them. */
  isAsked?: boolean
}

export interface InviteDraft {
  way: InviteWay
  chooseWay: (way: InviteWay) => void
  drivers: DraftRow[]
  keepDrivers: (values: unknown) => void
  readFile: () => ImportDraft | undefined
  keepFile: (file: ImportDraft | undefined) => void
  /** A list that was sent and whose outcome isn't known yet. */
  attempt: Attempt | undefined
  keepAttempt: (attempt: Attempt | undefined) => void
  forget: () => void
}

/** How many rows survive a reload; more wouldn't fit into the tab's storage. */
export const MAX_KEPT_ROWS = 5_000

/** The draft of one organisation's dialog: the chosen way, the rows typed and the file read. */
export function useInviteDraft(organisationId: string): InviteDraft {
  const { user } = useViewer()
  const [kept, keep] = useDraft(user.id, `invite-drivers:${organisationId}`)
  const draft = isFields(kept) ? kept : NONE
  const change = useCallback((fields: object) => keep({ ...draft, ...fields }), [keep, draft])
  return useMemo(
    () => ({
      way: draft.way === 'file' ? 'file' : 'rows',
      chooseWay: (way) => change({ way }),
      drivers: rowsIn(draft.drivers),
      keepDrivers: (values) => change({ drivers: isFields(values) ? values.drivers : undefined }),
      readFile: () => fileIn(draft.file),
      keepFile: (file) => change({ file: file && file.rows.length <= MAX_KEPT_ROWS ? file : undefined }),
      attempt: attemptIn(draft.attempt),
      keepAttempt: (attempt) => change({ attempt }),
      forget: () => keep({ way: draft.way }),
    }),
    [draft, change, keep],
  )
}

function attemptIn(kept: unknown): Attempt | undefined {
  if (!isFields(kept)) return undefined
  const { id, createdAt, phones, isAsked } = kept
  return {
    id: typeof id === 'string' ? id : undefined,
    createdAt: typeof createdAt === 'string' ? createdAt : undefined,
    phones: Array.isArray(phones) ? phones.filter((each) => typeof each === 'string') : [],
    isAsked: isAsked === true,
  }
}

const NONE: Readonly<Record<string, unknown>> = {}

function rowsIn(kept: unknown): DraftRow[] {
  const rows = Array.isArray(kept) ? kept.map(rowOf) : []
  return rows.length > 0 ? rows : [blankRow]
}

function rowOf(kept: unknown): DraftRow {
  const texts = isFields(kept) ? kept : NONE
  const textOf = (field: keyof DraftRow) => (typeof texts[field] === 'string' ? texts[field] : '')
  return {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    phoneNumber: textOf('phoneNumber'),
    email: textOf('email'),
  }
}

function fileIn(kept: unknown): ImportDraft | undefined {
  if (!isFields(kept) || !Array.isArray(kept.rows) || typeof kept.fileName !== 'string') return undefined
  const rows = kept.rows.flatMap((each: unknown): ImportRow[] => {
    if (!isFields(each) || typeof each.row !== 'number') return []
    const row = { row: each.row, cells: rowOf(each.cells) }
    return [typeof each.problem === 'string' ? { ...row, problem: each.problem } : row]
  })
  const country = typeof kept.country === 'string' ? kept.country : undefined
  const bare = kept.bare === 'withPlus' || kept.bare === 'asWritten' ? kept.bare : undefined
  return { fileName: kept.fileName, country, bare, rows }
}
