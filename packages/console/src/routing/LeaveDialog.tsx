import { ConfirmDialog } from '@driver-trust/ui/confirm-dialog'
import { Csp } from '@driver-trust/ui/csp'

interface LeaveDialogProps {
  /** Leaving would stop running work; otherwise it would lose changes. */
  isRunning: boolean
  onStay: () => void
  onLeave: () => void
}

export function LeaveDialog({ isRunning, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Csp>
      <ConfirmDialog
        open
        onClose={onStay}
        onConfirm={onLeave}
        title={isRunning ? 'Leave while this is running?' : 'Leave without saving?'}
        cancelLabel="Stay"
        confirmLabel="Leave"
        tone="error"
      >
        {isRunning
          ? 'What’s already done stays done. The rest won’t be started, and we’ll tell you what’s left.'
          : 'Your changes haven’t been saved.'}
      </ConfirmDialog>
    </Csp>
  )
}
