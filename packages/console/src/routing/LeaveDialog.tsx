import { ConfirmDialog } from '@driver-trust/ui/confirm-dialog'
import { Csp } from '@driver-trust/ui/csp'

interface LeaveDialogProps {
  onStay: () => void
  onLeave: () => void
}

/** Asks before changes are lost. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Csp>
      <ConfirmDialog
        open
        onClose={onStay}
        onConfirm={onLeave}
        title="Leave without saving?"
        cancelLabel="Stay"
        confirmLabel="Leave"
        tone="error"
      >
        What you changed here is not saved yet.
      </ConfirmDialog>
    </Csp>
  )
}
