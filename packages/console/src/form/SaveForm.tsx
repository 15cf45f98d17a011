import type { FormErrors } from '@driver-trust/domain'
import { Stack } from '@driver-trust/ui/stack'
import type { ReactNode } from 'react'
import { Form } from 'react-final-form'
import { FocusOnRefusal } from './FocusOnRefusal.tsx'
import { focusFirstError } from './focusFirstError.ts'
import { SaveBar } from './SaveBar.tsx'

interface SaveFormProps<Values> {
  /** The form's accessible name. */
  label: string
  /** What is saved: when it changes elsewhere, what nobody edited here follows. */
  initialValues: Values
  validate: (values: Values) => FormErrors
  /** Saves the values over those before; gives what is wrong, by field, nothing after a success. */
  onSubmit: (values: Values, before: Values) => Promise<FormErrors | undefined>
  children: ReactNode
}

/** A form that stays on its page: a bar appears once something is edited, and what was typed survives every failure. */
export function SaveForm<Values extends Record<string, string>>({ children, ...form }: SaveFormProps<Values>) {
  const { label, initialValues, validate, onSubmit } = form
  return (
    <Form<Values>
      keepDirtyOnReinitialize
      initialValues={initialValues}
      validate={validate}
      onSubmit={async (values, { getState, initialize }) => {
        const errors = await onSubmit(values, { ...initialValues, ...getState().initialValues })
        if (!errors) initialize(values) // saved now, before it comes back from the server
        return errors
      }}
    >
      {({ handleSubmit, submitErrors, hasValidationErrors }) => (
        <form
          noValidate
          aria-label={label}
          tabIndex={-1}
          onSubmit={(event) => {
            if (hasValidationErrors) focusFirstError(event.currentTarget)
            void handleSubmit(event)
          }}
        >
          <Stack gap="6">
            {children}
            <FocusOnRefusal errors={submitErrors} />
            <SaveBar />
          </Stack>
        </form>
      )}
    </Form>
  )
}
