import { formatCount } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { Dialog } from '@driver-trust/ui/dialog'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { ProgressBar } from '@driver-trust/ui/progress-bar'

export type ExportState = { kind: 'idle' } | { kind: 'running'; loaded: number; total: number } | { kind: 'failed' }

interface ExportDialogProps {
  state: ExportState
  onStart: () => void
  onStop: () => void
}

/** The progress of an export, with a retry after a failure. */
export function ExportDialog({ state, onStart, onStop }: ExportDialogProps) {
  return (
    <Dialog
      open={state.kind !== 'idle'}
      onClose={onStop}
      title="Export CSV"
      size="sm"
      actions={
        <>
          <Button onClick={onStop}>Cancel</Button>
          {state.kind === 'failed' && (
            <Button variant="primary" onClick={onStart}>
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
          text={state.total > 0 ? `${formatCount(state.loaded)} of ${formatCount(state.total)}` : 'Loading rows…'}
        />
      )}
    </Dialog>
  )
}
