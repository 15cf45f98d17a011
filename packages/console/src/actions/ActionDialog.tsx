import { displayName, type Named } from '@driver-trust/domain/people'
import { Button } from '@driver-trust/ui/button'
import { Dialog } from '@driver-trust/ui/dialog'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Stack } from '@driver-trust/ui/stack'
import { useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { useSendForm } from '../form/CardForm.tsx'
import { disabledReasonOf } from '../permission/usePermissions.ts'
import { useViewer } from '../routing/useViewer.ts'
import { AskedField, answerErrors, answerIn } from './AskedField.tsx'
import { useCaveat } from './caveats.ts'
import { consequenceOf, type PersonAction, type PersonRow } from './PersonAction.ts'

interface ActionDialogProps {
  // biome-ignore lint/suspicious/noExplicitAny: callbacks that take the person's own kind of row can't be widened any other way
  action: PersonAction<any>
  person: Named & PersonRow
  /** What someone else changed since the dialog opened, or why nothing would change. */
  change: string | undefined
  open: boolean
  isBusy: boolean
  onClose: () => void
  /** Called with the answer to what it asks; empty if it asks nothing. */
  onConfirm: (chosen: string) => void
}

/** Confirms an action after saying what it does; the submit button repeats the action's label. */
export function ActionDialog(props: ActionDialogProps) {
  const { action, person, change, open, isBusy, onClose, onConfirm } = props
  const cancel = useRef<HTMLButtonElement>(null)
  const { asks } = action
  const viewer = useViewer()
  const caveat = useCaveat(action.clears ? person.id : undefined)
  const send = useSendForm()
  const [initial, setInitial] = useState<Record<string, string>>(() => {
    const choice = action.choiceOf?.(person)
    return asks && choice !== undefined ? { [asks.name]: choice } : {}
  })
  return (
    <Form<Record<string, string>>
      initialValues={initial}
      validate={(values) => answerErrors(asks, values)}
      onSubmit={(values) => {
        setInitial(values) // what was refused is still there when the dialog reopens
        onConfirm(answerIn(asks, values))
      }}
    >
      {({ handleSubmit, values }) => {
        const isCaveatShown = caveat !== undefined && action.clears?.(answerIn(asks, values))
        return (
          <Dialog
            open={open}
            onClose={onClose}
            title={action.question(displayName(person))}
            description={consequenceOf(action, [person], viewer.tree)}
            size="sm"
            isPinned={isBusy}
            initialFocus={asks ? undefined : cancel}
            onSubmit={(event) => send(event, handleSubmit)}
            actions={
              <>
                <Button ref={cancel} onClick={onClose}>
                  Cancel
                </Button>
                <Button
                  type="submit"
                  variant={action.isDangerous ? 'destructive' : 'primary'}
                  loading={isBusy}
                  disabledReason={disabledReasonOf(action.permission(person, viewer))}
                >
                  {action.confirmLabel ?? action.label}
                </Button>
              </>
            }
          >
            {(asks || change !== undefined || isCaveatShown) && (
              <Stack gap="4">
                {change !== undefined && (
                  <InlineAlert tone="warning" role="alert">
                    {change}
                  </InlineAlert>
                )}
                {asks && <AskedField {...asks} />}
                {isCaveatShown && <InlineAlert tone="warning">{caveat}</InlineAlert>}
              </Stack>
            )}
          </Dialog>
        )
      }}
    </Form>
  )
}
