import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { DownloadIcon } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { useState } from 'react'
import { lazyPart } from '../../../load/lazyPart.tsx'
import { disabledReasonOf, isShown, usePermissions } from '../../../permission/usePermissions.ts'
import { useViewer } from '../../../routing/useViewer.ts'
import { exportFileName, useExport } from './useExport.ts'
import type { ListAddress } from './useListAddress.ts'

const { component: ExportDialog, withCode } = lazyPart(() =>
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
    () => exportFileName(organisation, search, new Date()),
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
