import { reads, useData } from '@driver-trust/domain/data'
import { type ListRequest, missingText } from '@driver-trust/domain/list'
import { formatCount } from '@driver-trust/domain/text'
import { DownloadIcon } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { toast } from '@driver-trust/ui/toast'
import { useState } from 'react'
import { disabledReasonOf, isShown, usePermissions } from '../account/usePermissions.ts'
import { useViewer } from '../account/useViewer.ts'
import { saveRows } from '../host/download.ts'
import { useToday } from '../host/useToday.ts'
import { lazyPart } from '../load/lazyPart.tsx'
import { inviterOf } from '../person/PersonRow.ts'
import { useVerdictsNow } from '../verdicts/useJudging.ts'
import { exportedRows, exportFileName } from './exportedRows.ts'
import { useList } from './listContext.ts'
import { askedBy } from './lists.ts'
import { useWholeList } from './useLongLoad.ts'

const ExportDialog = lazyPart(() => import('./ExportDialog.tsx').then((module) => module.ExportDialog))

/** Exports the whole filtered list as a CSV file, page by page. */
export function ExportButton() {
  const { organisation } = useList()
  const { exportList } = usePermissions()(organisation.id)
  const { start, close, ...state } = useExport()
  const [isUsed, setIsUsed] = useState(false)
  const open = () =>
    ExportDialog.withCode(() => {
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
      {isUsed && <ExportDialog {...state} onStart={() => void start()} onClose={close} />}
    </>
  )
}

/** Loads every page of the list, and saves them as one file. */
function useExport() {
  const { organisation, isBranch, definition, search, request: listed } = useList()
  const viewer = useViewer()
  const { client, session, log } = useData()
  const today = useToday()
  const verdictsNow = useVerdictsNow()
  const { progress, load, stop } = useWholeList()
  const [hasFailed, setHasFailed] = useState(false)
  const start = async () => {
    setHasFailed(false)
    const { request } = askedBy({ search, viewer, organisationId: organisation.id, alsoNeeds: 'exportList' })
    const list = await load(request, { onFailure: () => void setHasFailed(true) })
    if (!list) return
    const { rows } = list
    const inviters = await reads
      .names(rows.flatMap(inviterOf))
      ?.load(client, session.lifetime(), log)
      .catch((error: unknown) => void log.error(error))
    const verdictOf = verdictsNow(rows)
    const unchecked = definition.isJudged ? rows.filter((row) => verdictOf(row).group === 'unchecked').length : 0
    const part = noticeOf(request)
    const note = [unchecked > 0 && `${formatCount(unchecked)} not checked`, part !== undefined && 'incomplete']
      .filter(Boolean)
      .join(', ')
    const name = exportFileName({ organisation, isBranch, search, note, today })
    saveRows(name, exportedRows(definition, rows, { viewer, organisation, verdictOf, inviters }))
    const missing = missingText(rows.length, list, 'exported')
    const why = part === noticeOf(listed) ? part : NOT_ALL // as the list says above its rows, or less than it has
    const lacks = missing ?? (part !== undefined && `${exportedText(rows.length)} ${why}`)
    if (lacks) toast.partly('Export incomplete', lacks)
    else toast.success(exportedText(rows.length), { note: note || undefined })
  }
  const close = () => {
    stop()
    setHasFailed(false)
  }
  return { progress, hasFailed, start, close }
}

const noticeOf = (request: ListRequest) => (request.call === 'none' ? undefined : request.notice)

const NOT_ALL = 'You can’t export the lists of some organisations.'

function exportedText(count: number): string {
  return count === 1 ? '1 row exported.' : `${formatCount(count)} rows exported.`
}
