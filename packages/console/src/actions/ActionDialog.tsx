import { displayName, type Named } from '@driver-trust/domain/people'
import { Button } from '@driver-trust/ui/button'
import { Dialog } from '@driver-trust/ui/dialog'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Stack } from '@driver-trust/ui/stack'
import { useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { useSendForm } from '../form/CardForm.tsx'
import { FormRadioGroup } from '../form/FormChoice.tsx'
import { useViewer } from '../routing/useViewer.ts'
import { useCaveat } from './caveats.ts'
import { consequenceOf, type PersonAction, type PersonRow } from './PersonAction.ts'

interface ActionDialogProps {
  // biome-ignore lint/suspicious/noExplicitAny: the dialog never reads rows, and callbacks that take them can't be widened any other way
  action: PersonAction<any>
  person: Named & PersonRow
  /** What someone else changed since the dialog opened, or why nothing would change. */
  change: string | undefined
  disabledReason: string | undefined
  initialChoice: string | undefined
  open: boolean
  isBusy: boolean
  onClose: () => void
  /** Called with the chosen value; empty if the action has no choice. */
  onConfirm: (chosen: string) => void
}

/** Confirms an action after saying what it does; the submit button repeats the action's label. */
export function ActionDialog(props: ActionDialogProps) {
  const { action, person, change, disabledReason, initialChoice, open, isBusy, onClose, onConfirm } = props
  const cancel = useRef<HTMLButtonElement>(null)
  const { choice } = action
  const { tree } = useViewer()
  const caveat = useCaveat(action.clears ? person.id : undefined)
  const chosenIn = (values: Record<string, string>) => (choice ? (values[choice.name] ?? '') : '')
  const send = useSendForm()
  const [initial, setInitial] = useState<Record<string, string>>(() =>
    choice && initialChoice !== undefined ? { [choice.name]: initialChoice } : {},
  )
  return (
    <Form<Record<string, string>>
      initialValues={initial}
      {...(choice && { validate: choice.validate })}
      onSubmit={(values) => {
        setInitial(values) // what was refused is still chosen when the dialog reopens
        onConfirm(chosenIn(values))
      }}
    >
      {({ handleSubmit, values }) => {
        const isCaveatShown = caveat !== undefined && action.clears?.(chosenIn(values))
        return (
          <Dialog
            open={open}
            onClose={onClose}
            title={action.question(displayName(person))}
            description={consequenceOf(action, [person], tree)}
            size="sm"
            isPinned={isBusy}
            initialFocus={choice ? undefined : cancel}
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
                  disabledReason={disabledReason}
                >
                  {action.confirmLabel ?? action.label}
                </Button>
              </>
            }
          >
            {(choice || change !== undefined || isCaveatShown) && (
              <Stack gap="4">
                {change !== undefined && (
                  <InlineAlert tone="warning" role="alert">
                    {change}
                  </InlineAlert>
                )}
                {choice && <FormRadioGroup name={choice.name} label={choice.label} options={choice.options} />}
                {isCaveatShown && <InlineAlert tone="warning">{caveat}</InlineAlert>}
              </Stack>
            )}
          </Dialog>
        )
      }}
    </Form>
  )
}
