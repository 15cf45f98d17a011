import { Button } from '@driver-trust/ui/button'
import { Dialog } from '@driver-trust/ui/dialog'
import { RadioGroup } from '@driver-trust/ui/radio-group'
import { useRef, useState } from 'react'
import type { PersonAction } from './PersonAction.ts'

interface ActionDialogProps {
  // biome-ignore lint/suspicious/noExplicitAny: the dialog never looks at rows, and functions of them cannot be widened otherwise
  action: PersonAction<any>
  name: string
  initialChoice: string | undefined
  open: boolean
  isBusy: boolean
  onClose: () => void
  onConfirm: (chosen: string) => void
}

/** Says what follows from an action and asks once more; its last button repeats the action's words. */
export function ActionDialog({ action, name, initialChoice, open, isBusy, onClose, onConfirm }: ActionDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<string | null>(initialChoice ?? null)
  const { choice } = action
  const reason = choice && chosen === null ? `Choose one: ${choice.label}` : undefined
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={action.question(name)}
      description={action.consequence}
      size="sm"
      isPinned={isBusy}
      initialFocus={choice ? undefined : cancel}
      onSubmit={(event) => {
        event.preventDefault()
        if (reason === undefined && !isBusy) onConfirm(chosen ?? '')
      }}
      actions={
        <>
          <Button ref={cancel} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={action.isDangerous ? 'destructive' : 'primary'}
            loading={isBusy}
            disabledReason={reason}
          >
            {action.confirmLabel ?? action.label}
          </Button>
        </>
      }
    >
      {choice && <RadioGroup label={choice.label} options={choice.options} value={chosen} onChange={setChosen} />}
    </Dialog>
  )
}
