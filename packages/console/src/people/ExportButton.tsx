import { loadListRows, useData } from '@driver-trust/domain/data'
import { judgeDriver } from '@driver-trust/domain/driver'
import { isAborted } from '@driver-trust/domain/http'
import { chosenFilters, missingText, type OrganisationSearch } from '@driver-trust/domain/list'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { csvText, formatCount, localDay } from '@driver-trust/domain/text'
import { DownloadIcon } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { toast } from '@driver-trust/ui/toast'
import { useRef, useState } from 'react'
import { saveText } from '../download.ts'
import { lazyPart } from '../load/lazyPart.tsx'
import { disabledReasonOf, isShown, usePermissions } from '../permission/usePermissions.ts'
import { useViewer } from '../routing/useViewer.ts'
import { type KnownDocuments, useKnownDocuments } from '../verdicts/useRowVerdicts.ts'
import type { ListedPerson } from './cells.tsx'
import { banOriginsIn, type CellContext } from './columns.tsx'
import type { ExportState } from './ExportDialog.tsx'
import type { ListDefinition } from './ListDefinition.ts'
import { definitionOf, useList } from './listContext.tsx'

const { component: ExportDialog, withCode } = lazyPart(() =>
  import('./ExportDialog.tsx').then((module) => module.ExportDialog),
)

/** Exports the whole filtered list as a CSV file, page by page. */
export function ExportButton() {
  const { organisation } = useList()
  const { exportList } = usePermissions()(organisation.id)
  const { state, start, stop } = useExport()
  const [isUsed, setIsUsed] = useState(false)
  const open = () =>
    withCode(() => {
      setIsUsed(true)
      void start()
    })
  if (!isShown(exportList)) return null
  return (
    <>
      <IconButton
        size="sm"
        variant="secondary"
        label="Export CSV"
        icon={<DownloadIcon />}
        disabledReason={disabledReasonOf(exportList)}
        onClick={open}
      />
      {isUsed && <ExportDialog state={state} onStart={() => void start()} onStop={stop} />}
    </>
  )
}

interface Export {
  state: ExportState
  start: () => Promise<void>
  stop: () => void
}

/** Loads every page of the list, and saves them as one file. */
function useExport(): Export {
  const { organisation, isBranch, definition, search } = useList()
  const viewer = useViewer()
  const { client, session, log } = useData()
  const known = useKnownDocuments()
  const [state, setState] = useState<ExportState>({ kind: 'idle' })
  const abort = useRef<AbortController>(undefined)
  const start = async () => {
    abort.current = new AbortController()
    const signal = AbortSignal.any([abort.current.signal, session.lifetime()]) // a new session must not continue another user's export
    setState({ kind: 'running', loaded: 0, total: 0 })
    const request = definition.request({ search, viewer, organisationId: organisation.id, alsoNeeds: 'exportList' })
    try {
      const { rows, ...list } = await loadListRows(client, request, {
        signal,
        onProgress: (loaded, total) => setState({ kind: 'running', loaded, total }),
      })
      const text = csvText(exportedRows(definition, rows, { viewer, organisation, known }))
      const name = exportFileName({ organisation, isBranch, search, now: new Date() })
      saveText(name, text)
      setState({ kind: 'idle' })
      const missing = missingText(rows.length, list, 'exported')
      if (missing === undefined) toast.success(exportedText(rows.length))
      else toast.partly('Export incomplete', missing)
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

/** The cells of the file, with headers. */
export function exportedRows<Row extends ListedPerson>(
  { exported }: Pick<ListDefinition<Row>, 'exported'>,
  rows: readonly Row[],
  { known, ...place }: CellContext & { known: (ids: readonly string[]) => KnownDocuments },
): (string | undefined)[][] {
  const bannedBy = banOriginsIn(rows, place.viewer.tree)
  const facts = { bannedBy, documents: known(rows.map(({ id }) => id)), today: localDay(new Date()) }
  const verdictOf = (row: ListedPerson) => judgeDriver(row as UserWithOrganisation, facts).verdict // only drivers' columns ask
  const context = { ...place, verdictOf }
  const cells = exported.flatMap((column) => column.exported ?? [])
  return [cells.map(({ header }) => header), ...rows.map((row) => cells.map(({ text }) => text(row, context)))]
}

function exportedText(count: number): string {
  return count === 1 ? '1 row exported.' : `${formatCount(count)} rows exported.`
}

interface FileNamed {
  organisation: Pick<OrganisationNode, 'name'>
  isBranch: boolean
  search: OrganisationSearch
  now: Date
}

/**
 * The organisation, whether those below it are included, the list, its filters and the day, such as "North with
 * sub-organisations drivers-active Status Red 2026-03-01.csv".
 */
export function exportFileName({ organisation, isBranch, search, now }: FileNamed): string {
  const { name, filters } = definitionOf(search)
  const chosen = chosenFilters(search, filters).map(({ label, text }) => `${label} ${text}`)
  const words = [organisation.name, isBranch ? 'with sub-organisations' : [], name, chosen].flat().join(' ')
  return `${words
    .replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ')
    .slice(0, LONGEST_NAME)
    .trim()} ${localDay(now)}.csv`
}

/** Characters that every file system has room for, with the date. */
const LONGEST_NAME = 120
