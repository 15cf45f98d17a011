import type { FormErrors } from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { Stack } from '@driver-trust/ui/stack'
import { StickyActions } from '@driver-trust/ui/sticky-actions'
import { Text } from '@driver-trust/ui/text'
import type { FormApi } from 'final-form'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Form, useForm, useFormState } from 'react-final-form'
import { useUnsavedGuard } from '../routing/useUnsavedGuard.ts'
import { FocusOnRefusal, focusFirstError } from './CardForm.tsx'

/** What is saved as far as this form knows. */
export interface KnownValues<Values> {
  /** As it was loaded last. */
  latest: Values
  /** As it was when each field that holds an edit was last without one: what the user saw before editing it. */
  seen: Values
}

interface SaveFormProps<Values> {
  /** The form's accessible name. */
  label: string
  /** What is saved: when it changes elsewhere, what nobody edited here follows. */
  initialValues: Values
  validate: (values: Values) => FormErrors
  /** Saves the values over those that are known to be saved; gives what is wrong, by field, nothing after a success. */
  onSubmit: (values: Values, known: KnownValues<Values>) => Promise<FormErrors | undefined>
  children: ReactNode
}

/** A form that stays on its page: a bar appears once something is edited, and what was typed survives every failure. */
export function SaveForm<Values extends Record<string, string>>({ children, ...form }: SaveFormProps<Values>) {
  const { label, initialValues, validate, onSubmit } = form
  const seen = useRef(initialValues)
  return (
    <Form<Values>
      keepDirtyOnReinitialize
      initialValues={initialValues}
      validate={validate}
      onSubmit={async (values, { getState, initialize }) => {
        const latest = { ...initialValues, ...getState().initialValues }
        const errors = await onSubmit(values, { latest, seen: { ...latest, ...seen.current } })
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
          <SeenValues seen={seen} />
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

/** Follows what is saved, field by field, for as long as the field holds no edit. */
function SeenValues<Values extends Record<string, string>>({ seen }: { seen: RefObject<Values> }) {
  const form = useForm<Values>()
  useEffect(
    () =>
      form.subscribe(
        ({ dirtyFields = {}, initialValues }) => {
          const clean = Object.entries(initialValues ?? {}).filter(([name]) => !dirtyFields[name])
          seen.current = { ...seen.current, ...Object.fromEntries(clean) }
        },
        { dirtyFields: true, initialValues: true },
      ),
    [form, seen],
  )
  return null
}

const SUBSCRIPTION = { dirty: true, submitting: true, submitError: true } as const

/** In a form, for as long as it holds changes: says so, saves or discards them, and asks before one leaves. */
function SaveBar() {
  const form = useForm()
  const { dirty = false, submitting, submitError } = useFormState({ subscription: SUBSCRIPTION })
  const [anchor, setAnchor] = useState<HTMLSpanElement | null>(null)
  useUnsavedGuard(dirty)
  useLayoutEffect(() => {
    const element = dirty ? anchor?.closest('form') : undefined
    return () => {
      // The bar goes with the button that was pressed: whoever works by keyboard stays at the form.
      if (document.activeElement === document.body) element?.focus({ preventScroll: true })
    }
  }, [dirty, anchor])
  return (
    <>
      <span hidden ref={setAnchor} />
      {dirty && (
        <StickyActions
          label="Unsaved changes"
          actions={
            <>
              <Button onClick={() => discard(form)}>Discard</Button>
              <Button type="submit" variant="primary" loading={submitting}>
                Save
              </Button>
            </>
          }
        >
          You have unsaved changes
          {submitError && !submitting && (
            <Text as="div" tone="error" role="alert">
              {submitError}
            </Text>
          )}
        </StickyActions>
      )}
    </>
  )
}

/** Back to what is saved: a form that keeps what was edited has to be told that this once it must not. */
function discard(form: FormApi) {
  form.setConfig('keepDirtyOnReinitialize', false)
  form.reset()
  form.setConfig('keepDirtyOnReinitialize', true)
}
