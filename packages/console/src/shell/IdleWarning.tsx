import { countOf } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { Csp } from '@driver-trust/ui/csp'
import { Dialog } from '@driver-trust/ui/dialog'

interface IdleWarningProps {
  seconds: number
  /** The idle time in minutes after which the session ends. */
  minutes: number
  onStay: () => void
}

export function IdleWarning({ seconds, minutes, onStay }: IdleWarningProps) {
  return (
    <Csp>
      <Dialog
        open
        onClose={onStay}
        title={`Signing you out in ${seconds} s`}
        description={`Nobody has used the console for ${countOf(minutes - 1, 'minute')}.`}
        actions={
          <Button variant="primary" onClick={onStay}>
            Stay signed in
          </Button>
        }
      />
    </Csp>
  )
}
