import { loadListRows, useData } from '@driver-trust/domain/data'
import { banOriginOf } from '@driver-trust/domain/driver'
import { isAborted } from '@driver-trust/domain/http'
import type { InvitationItem } from '@driver-trust/domain/invitation'
import {
  chosenFilters,
  type ExportedPerson,
  exportRows,
  type ListQuestion,
  type OrganisationSearch,
} from '@driver-trust/domain/list'
import { type OrganisationNode, type OrganisationTree, organisationIn } from '@driver-trust/domain/organisation'
import { personRoleLabel, roleLabel, type UserWithOrganisation } from '@driver-trust/domain/people'
import { csvText, formatCount, localDay } from '@driver-trust/domain/text'
import { toast } from '@driver-trust/ui/toast'
import { useRef, useState } from 'react'
import { saveFile } from '../../../download.ts'
import { missingText } from './missingText.ts'
import { listNameOf } from './PageBar.tsx'
import { listRequestOf } from './useListSearch.ts'

export type ExportState = { kind: 'idle' } | { kind: 'running'; loaded: number; total: number } | { kind: 'failed' }

interface Export {
  state: ExportState
  start: () => Promise<void>
  stop: () => void
}

/** Loads every page of a filtered and sorted list, and saves it as a CSV file. */
export function useExport(question: ListQuestion, fileName: () => string): Export {
  const { client, session, log } = useData()
  const [state, setState] = useState<ExportState>({ kind: 'idle' })
  const abort = useRef<AbortController>(undefined)
  const start = async () => {
    abort.current = new AbortController()
    const signal = AbortSignal.any([abort.current.signal, session.lifetime()]) // a new session must not continue another user's export
    setState({ kind: 'running', loaded: 0, total: 0 })
    try {
      const { rows, ...list } = await loadListRows(client, listRequestOf(question), {
        signal,
        onProgress: (loaded, total) => setState({ kind: 'running', loaded, total }),
      })
      const people = exportedPeople(rows, question.viewer.tree)
      saveFile(
        fileName(),
        new Blob([csvText(exportRows(question.search.view === 'users' ? 'users' : 'drivers', people))], {
          type: 'text/csv;charset=utf-8',
        }),
      )
      setState({ kind: 'idle' })
      const missing = missingText(people.length, list, 'exported')
      if (missing === undefined) toast.success(exportedText(people.length))
      else toast.error(missing)
    } catch (error) {
      if (isAborted(error)) return setState({ kind: 'idle' })
      log.error(error)
      setState({ kind: 'failed' })
    }
  }
  const stop = () => {
    abort.current?.abort()
    setState({ kind: 'idle' })
  }
  return { state, start, stop }
}

/** The rows with what the list shows and the server doesn't say: an invitation's organisation, the owner, and who set an inherited ban. */
export function exportedPeople(
  rows: readonly (UserWithOrganisation | InvitationItem)[],
  tree: OrganisationTree,
): ExportedPerson[] {
  const records = Map.groupBy(rows, ({ id }) => id)
  return rows.map((row) => {
    const { id, organizationId = '' } = row
    if ('type' in row) {
      const role = row.role && roleLabel(row.role)
      return { ...row, role, organizationName: organisationIn(tree, organizationId)?.name }
    }
    const bannedBy = banOriginOf(tree, organizationId, records.get(id) ?? [])?.name
    return { ...row, role: personRoleLabel(row, tree), bannedBy }
  })
}

function exportedText(count: number): string {
  return count === 1 ? '1 row exported.' : `${formatCount(count)} rows exported.`
}

/** The organisation, the list, its filters and the day, such as "North drivers-active Status Red 2026-03-01.csv". */
export function exportFileName(organisation: Pick<OrganisationNode, 'name'>, search: OrganisationSearch, now: Date) {
  const filters = chosenFilters(search).map(({ label, text }) => `${label} ${text}`)
  const words = [organisation.name, listNameOf(search), ...filters].join(' ')
  return `${words
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .slice(0, LONGEST_NAME)
    .trim()} ${localDay(now)}.csv`
}

/** Characters that every file system has room for, with the date. */
const LONGEST_NAME = 120
