import { activityKey, loadActivities, reads, useData } from '@driver-trust/domain/data'
import { activityRows } from '@driver-trust/domain/driver'
import { isAborted } from '@driver-trust/domain/http'
import { countOf } from '@driver-trust/domain/text'
import { HistoryIcon } from '@driver-trust/ui/icon'
import { MenuItem } from '@driver-trust/ui/menu'
import { toast } from '@driver-trust/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { disabledReasonOf, usePermissions } from '../account/usePermissions.ts'
import { saveRows } from '../host/download.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import { ExportDialog } from './ExportDialog.tsx'
import { judgedFileName } from './judged/exportJudged.ts'
import { useList } from './listContext.ts'

/** What happened to the selected drivers as a file, and the dialog of its progress, which stays when the menu closes. */
export function useActivityExport(rows: readonly ListedPerson[]) {
  const { organisation } = useList()
  const permissionsIn = usePermissions()
  const { client, session, log, clock } = useData()
  const [progress, setProgress] = useState<{ loaded: number; total: number }>()
  const abort = useRef<AbortController>(undefined)
  const stop = () => abort.current?.abort()
  useEffect(() => () => abort.current?.abort(), [])
  const start = async () => {
    abort.current = new AbortController()
    const signal = AbortSignal.any([abort.current.signal, session.lifetime()])
    const placeOf = ({ id: userId, organizationId: organisationId = organisation.id }: ListedPerson) => ({
      organisationId,
      userId,
    })
    const exported = rows.filter((row) => permissionsIn(placeOf(row).organisationId).exportList.allowed)
    const total = exported.length
    const onProgress = (loaded: number) => setProgress({ loaded, total })
    onProgress(0)
    try {
      const activities = await loadActivities(client, exported.map(placeOf), { signal, log, onProgress })
      const recordsOf = (row: ListedPerson) => activities.get(activityKey(placeOf(row))) ?? ('unread' as const)
      const known = exported.flatMap((row) => {
        const records = recordsOf(row)
        return records === 'unread' ? [] : records
      })
      const names = await reads
        .names(known.flatMap(({ performedBy }) => performedBy ?? []))
        ?.load(client, signal, log)
        .catch((error: unknown) => void log.error(error)) // then the file has ids
      const title = `Activity of ${countOf(total, 'driver')} of ${organisation.name}`
      saveRows(
        `${judgedFileName(title, { coverage: undefined, today: clock.today() })}.csv`,
        activityRows(exported, { recordsOf, names }),
      )
      const unread = exported.filter((row) => recordsOf(row) === 'unread').length
      if (unread > 0)
        toast.partly('Export incomplete', `The activity of ${countOf(unread, 'driver')} couldn’t be read.`)
      else toast.success(`The activity of ${countOf(total, 'driver')} exported.`)
    } catch (error) {
      if (isAborted(error) || signal.aborted) return
      log.error(error)
      toast.error('The activity could not be exported. Please try again later.')
    } finally {
      setProgress(undefined)
    }
  }
  const { exportList } = permissionsIn(organisation.id)
  const item = (
    <MenuItem icon={<HistoryIcon />} disabledReason={disabledReasonOf(exportList)} onSelect={() => void start()}>
      Export activity
    </MenuItem>
  )
  const dialog = (
    <ExportDialog
      title="Export activity"
      label="Drivers read"
      progress={progress}
      hasFailed={false}
      onStart={() => void start()}
      onClose={stop}
    />
  )
  return { item, dialog }
}
