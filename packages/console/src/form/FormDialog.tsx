import type { FormErrors } from '@driver-trust/domain/struct'
import { Button } from '@driver-trust/ui/button'
import { Dialog } from '@driver-trust/ui/dialog'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Stack } from '@driver-trust/ui/stack'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Form } from 'react-final-form'
import { SubmitButton } from './CardForm.tsx'
import { KeptEdits } from './KeptEdits.tsx'
import { BEING_SENT, useSendForm } from './useSendForm.ts'

interface FormDialogProps<Values> {
  title: string
  description?: ReactNode
  size?: ComponentProps<typeof Dialog>['size']
  /** The label of the submit button, which names the action. */
  submitLabel: string
  initialValues: Values
  /** Names what was edited among the drafts of this tab, for a dialog that an address opens. */
  draft?: string
  validate: (values: unknown) => FormErrors
  /** Resolves to the errors by field, or to nothing on success. */
  onSubmit: (values: Values) => Promise<FormErrors | undefined>
  onClose: () => void
  children: ReactNode
}

/** A short form in a dialog, open from the moment it mounts; what the user typed survives every refusal. */
export function FormDialog<Values extends Record<string, unknown>>(props: FormDialogProps<Values>) {
  const { title, description, size, submitLabel, initialValues, draft, validate, onSubmit, onClose, children } = props
  const [initial] = useState(initialValues)
  const send = useSendForm()
  return (
    <Form<Values> onSubmit={onSubmit} validate={validate} initialValues={initial}>
      {({ handleSubmit, submitting, submitError }) => (
        <Dialog
          open
          onClose={onClose}
          title={title}
          description={description}
          size={size}
          isPinned={submitting}
          onSubmit={(event) => send(event, handleSubmit)}
          actions={
            <>
              <Button onClick={onClose} disabledReason={submitting ? BEING_SENT : undefined}>
                Cancel
              </Button>
              <SubmitButton>{submitLabel}</SubmitButton>
            </>
          }
        >
          <Stack gap="2">
            {submitError && !submitting && <InlineAlert tone="error">{submitError}</InlineAlert>}
            {children}
            {draft && <KeptEdits name={draft} />}
          </Stack>
        </Dialog>
      )}
    </Form>
  )
}
