import { activityKey, loadHistories, reads, useData } from '@driver-trust/domain/data'
import { activityRows } from '@driver-trust/domain/driver'
import { countOf } from '@driver-trust/domain/text'
import { HistoryIcon } from '@driver-trust/ui/icon'
import { MenuItem } from '@driver-trust/ui/menu'
import { toast } from '@driver-trust/ui/toast'
import { disabledReasonOf, usePermissions } from '../account/usePermissions.ts'
import { saveRows } from '../host/download.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import { ExportDialog } from './ExportDialog.tsx'
import { judgedFileName } from './judged/exportJudged.ts'
import { useList } from './listContext.ts'
import { useLongLoad } from './useLongLoad.ts'

/** Saves the activity of the selected drivers, and who invited them, as a file. Returns the menu item and the dialog with the progress, which stays when the menu closes. */
export function useActivityExport(rows: readonly ListedPerson[]) {
  const { organisation } = useList()
  const permissionsIn = usePermissions()
  const { client, log, clock } = useData()
  const { progress, start, stop } = useLongLoad()
  const save = () =>
    start(async ({ signal, onProgress }) => {
      const placeOf = ({ id: userId, organizationId: organisationId = organisation.id }: ListedPerson) => ({
        organisationId,
        userId,
      })
      const exported = rows.filter((row) => permissionsIn(placeOf(row).organisationId).exportList.allowed)
      const total = exported.length
      onProgress(0, total)
      const histories = await loadHistories(client, exported.map(placeOf), {
        signal,
        log,
        onProgress: (loaded) => onProgress(loaded, total),
      })
      const historyOf = (row: ListedPerson) => histories.get(activityKey(placeOf(row))) ?? ('unread' as const)
      const known = exported.flatMap((row) => {
        const history = historyOf(row)
        return history === 'unread' ? [] : [history.invitedBy, ...history.records.map((record) => record.performedBy)]
      })
      const names = await reads
        .names(known.flatMap((id) => id ?? []))
        ?.load(client, signal, log)
        .catch((error: unknown) => void log.error(error)) // the file then has ids instead of names
      const title = `Activity of ${countOf(total, 'driver')} of ${organisation.name}`
      saveRows(
        `${judgedFileName(title, { coverage: undefined, today: clock.today() })}.csv`,
        activityRows(exported, { historyOf, names }),
      )
      const unread = exported.filter((row) => historyOf(row) === 'unread').length
      const left = rows.length - total
      const lacks = [
        unread > 0 && `The activity of ${countOf(unread, 'driver')} couldn’t be read.`,
        left > 0 && `${countOf(left, 'driver')} left out: you can’t export the lists of some organisations.`,
      ].filter(Boolean)
      if (lacks.length > 0) toast.partly('Export incomplete', lacks.join(' '))
      else toast.success(`The activity of ${countOf(total, 'driver')} exported.`)
    }, sayFailed)
  const { exportList } = permissionsIn(organisation.id)
  const item = (
    <MenuItem icon={<HistoryIcon />} disabledReason={disabledReasonOf(exportList)} onSelect={() => void save()}>
      Export activity
    </MenuItem>
  )
  const dialog = <ExportDialog title="Export activity" label="Drivers read" progress={progress} onClose={stop} />
  return { item, dialog }
}

function sayFailed() {
  toast.error('The activity could not be exported. Please try again later.')
}
