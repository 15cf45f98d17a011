import type { OrganisationNode } from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { DownloadIcon } from '@driver-trust/ui/icon'
import { useState } from 'react'
import { lateDialog } from '../../../load/lateDialog.tsx'
import { disabledReasonOf, isShown, usePermissions } from '../../../permission/usePermissions.ts'
import { useViewer } from '../../../routing/useViewer.ts'
import { listNameOf } from './PageBar.tsx'
import { useExport } from './useExport.ts'
import type { ListAddress } from './useListAddress.ts'

const { component: ExportDialog, withCode } = lateDialog(() =>
  import('./ExportDialog.tsx').then((module) => module.ExportDialog),
)

interface ExportButtonProps {
  organisation: OrganisationNode
  address: ListAddress
}

/** Exports the whole filtered list as a CSV file, page by page. */
export function ExportButton({ organisation, address: { search } }: ExportButtonProps) {
  const viewer = useViewer()
  const { exportList } = usePermissions()(organisation.id)
  const { state, start, stop } = useExport(
    { search, viewer, alsoNeeds: 'exportList', organisationId: organisation.id },
    `${listNameOf(search)}-${organisation.name}.csv`,
  )
  const [isUsed, setIsUsed] = useState(false)
  const open = () =>
    withCode(() => {
      setIsUsed(true)
      void start()
    })
  if (!isShown(exportList)) return null
  return (
    <>
      <Button size="sm" iconStart={<DownloadIcon />} disabledReason={disabledReasonOf(exportList)} onClick={open}>
        Export CSV
      </Button>
      {isUsed && <ExportDialog state={state} onStart={() => void start()} onStop={stop} />}
    </>
  )
}
