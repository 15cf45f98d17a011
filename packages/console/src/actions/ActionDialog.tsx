import { formatDriverId } from '@driver-trust/domain/driver'
import { displayName, nameInSentence } from '@driver-trust/domain/people'
import { Button } from '@driver-trust/ui/button'
import { Dialog } from '@driver-trust/ui/dialog'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { useRef, useState } from 'react'
import { Form } from 'react-final-form'
import { disabledReasonOf } from '../account/usePermissions.ts'
import { useViewer } from '../account/useViewer.ts'
import { BEING_SENT, useSendForm } from '../form/useSendForm.ts'
import type { PersonRow } from '../person/PersonRow.ts'
import { AskedField } from './AskedField.tsx'
import { canClear, clears, useCaveat, useReturn } from './caveats.ts'
import {
  type AskedAction,
  answerErrors,
  chosenIn,
  consequenceOf,
  type PersonAction,
  submitLabel,
} from './PersonAction.ts'

interface ActionDialogProps {
  // biome-ignore lint/suspicious/noExplicitAny: callbacks that take the person's own kind of row can't be widened any other way
  action: AskedAction<any>
  person: PersonRow
  /** What someone else changed since the dialog opened, why nothing would change, or what is left to do. */
  change: string | undefined
  /** It asks only whether to retry the second step. */
  isSecondStep: boolean | undefined
  open: boolean
  isBusy: boolean
  onClose: () => void
  /** Called with the reason why the chosen answer would change nothing. */
  onUnchanged: (reason: string) => void
  /** Called with the action itself, or with the one that was chosen in its form. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  onConfirm: (action: PersonAction<any>) => void
}

/** Confirms an action after saying what it does; the submit button repeats the action's label. */
export function ActionDialog(props: ActionDialogProps) {
  const { action, person, change, isSecondStep, open, isBusy, onClose, onUnchanged, onConfirm } = props
  const cancel = useRef<HTMLButtonElement>(null)
  const form = 'field' in action ? action : undefined // without one, the action is only confirmed
  const field = form?.field
  const present = form?.presentIn?.(person)
  const viewer = useViewer()
  const caveat = useCaveat(canClear(action) ? person.id : undefined)
  const returns = useReturn(action.isReturn && open ? person : undefined)
  const send = useSendForm()
  const [initial, setInitial] = useState<Record<string, string>>(
    field && present !== undefined ? { [field.name]: present } : {},
  )
  return (
    <Form<Record<string, string>>
      initialValues={initial}
      validate={(values) => answerErrors(field, values)}
      onSubmit={(values) => {
        setInitial(values) // what was refused is still there when the dialog reopens
        const chosen = chosenIn(action, values)
        if (field && values[field.name] === present)
          onUnchanged(`They already have this ${field.name}, so there is nothing to change.`)
        else if (chosen) onConfirm(chosen)
      }}
    >
      {({ handleSubmit, values }) => {
        const isCaveatShown = caveat !== undefined && clears(chosenIn(action, values))
        return (
          <Dialog
            open={open}
            onClose={onClose}
            title={action.question.one(nameInSentence(displayName(person)))}
            description={
              <>
                {returns ?? consequenceOf(action, [person], viewer.tree)}
                {person.dtId !== undefined && !person.isPersonalDataHidden && (
                  <Text as="p" tabular>{`Driver ID ${formatDriverId(person.dtId)}`}</Text>
                )}
              </>
            }
            size="sm"
            isPinned={isBusy}
            initialFocus={field ? undefined : cancel}
            onSubmit={(event) => send(event, handleSubmit)}
            actions={
              <>
                <Button ref={cancel} onClick={onClose} disabledReason={isBusy ? BEING_SENT : undefined}>
                  Cancel
                </Button>
                <Button
                  type="submit"
                  variant={action.risk === 'dangerous' ? 'destructive' : 'primary'}
                  loading={isBusy}
                  disabledReason={disabledReasonOf(action.permission(person, viewer))}
                >
                  {isSecondStep ? 'Retry' : submitLabel(action)}
                </Button>
              </>
            }
          >
            {(field || change !== undefined || isCaveatShown) && (
              <Stack gap="4">
                {change !== undefined && (
                  <InlineAlert tone={isSecondStep ? 'error' : 'warning'} role="alert">
                    {change}
                  </InlineAlert>
                )}
                {field && <AskedField {...field} />}
                {isCaveatShown && <InlineAlert tone="warning">{caveat}</InlineAlert>}
              </Stack>
            )}
          </Dialog>
        )
      }}
    </Form>
  )
}
