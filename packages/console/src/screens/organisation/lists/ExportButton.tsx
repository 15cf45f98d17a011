import type { OrganisationNode } from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { Dialog } from '@driver-trust/ui/dialog'
import { DownloadIcon } from '@driver-trust/ui/icon'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { ProgressBar } from '@driver-trust/ui/progress-bar'
import { disabledReasonOf, isShown } from '../../../permission/disabledReasonOf.ts'
import { usePermissions } from '../../../permission/usePermissions.ts'
import { useViewer } from '../../../routing/useViewer.ts'
import { useExport } from './useExport.ts'
import type { ListAddress } from './useListAddress.ts'
import { listNameOf } from './useRowsPerPage.ts'

interface ExportButtonProps {
  organisation: OrganisationNode
  address: ListAddress
}

/** Saves the whole filtered list as a CSV file, page by page. */
export function ExportButton({ organisation, address: { search } }: ExportButtonProps) {
  const { tree } = useViewer()
  const { exportList } = usePermissions()(organisation.id)
  const { state, start, stop } = useExport(
    { search, tree, organisationId: organisation.id },
    `${listNameOf(search)}-${organisation.name}.csv`,
  )
  if (!isShown(exportList)) return null
  return (
    <>
      <Button
        size="sm"
        iconStart={<DownloadIcon />}
        disabledReason={disabledReasonOf(exportList)}
        onClick={() => void start()}
      >
        Export CSV
      </Button>
      <Dialog
        open={state.kind !== 'idle'}
        onClose={stop}
        title="Export CSV"
        size="sm"
        actions={
          <>
            <Button onClick={stop}>Cancel</Button>
            {state.kind === 'failed' && (
              <Button variant="primary" onClick={() => void start()}>
                Try again
              </Button>
            )}
          </>
        }
      >
        {state.kind === 'failed' && (
          <InlineAlert tone="error">The list could not be exported. Please try again later.</InlineAlert>
        )}
        {state.kind === 'running' && (
          <ProgressBar
            label="Rows loaded"
            value={state.loaded}
            max={state.total}
            text={`${state.loaded} of ${state.total}`}
          />
        )}
      </Dialog>
    </>
  )
}
