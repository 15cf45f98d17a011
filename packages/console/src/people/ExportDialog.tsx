import { formatCount } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { Dialog } from '@driver-trust/ui/dialog'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { ProgressBar } from '@driver-trust/ui/progress-bar'

interface ExportDialogProps {
  title?: string
  /** What is counted. */
  label?: string
  /** Of an export under way. */
  progress: { loaded: number; total: number } | undefined
  hasFailed?: boolean
  /** Starts it again after a failure. */
  onStart?: () => void
  onClose: () => void
}

/** The progress of an export, with a retry after a failure. */
export function ExportDialog({ title = 'Export CSV', label = 'Rows loaded', ...props }: ExportDialogProps) {
  const { progress, hasFailed = false, onStart, onClose } = props
  return (
    <Dialog
      open={progress !== undefined || hasFailed}
      onClose={onClose}
      title={title}
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {hasFailed && (
            <Button variant="primary" onClick={onStart}>
              Try again
            </Button>
          )}
        </>
      }
    >
      {hasFailed && <InlineAlert tone="error">The list could not be exported. Please try again later.</InlineAlert>}
      {progress && (
        <ProgressBar
          label={label}
          value={progress.loaded}
          max={progress.total}
          text={
            progress.total > 0 ? `${formatCount(progress.loaded)} of ${formatCount(progress.total)}` : 'Loading rows…'
          }
        />
      )}
    </Dialog>
  )
}
