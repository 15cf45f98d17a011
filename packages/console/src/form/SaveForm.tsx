import type { FormErrors } from '@driver-trust/domain/struct'
import { Button } from '@driver-trust/ui/button'
import { Stack } from '@driver-trust/ui/stack'
import { StickyActions } from '@driver-trust/ui/sticky-actions'
import { Text } from '@driver-trust/ui/text'
import type { FormApi } from 'final-form'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Form, FormSpy, useForm, useFormState } from 'react-final-form'
import { useUnsavedGuard } from '../routing/useUnsavedGuard.ts'
import { SubmitButton } from './CardForm.tsx'
import { KeptEdits } from './KeptEdits.tsx'
import { useSendForm } from './useSendForm.ts'

/** The saved values, as far as this form knows. */
export interface KnownValues<Values> {
  /** As last loaded. */
  latest: Values
  /** For each edited field, its value before the edit: what the user saw when they started typing. */
  seen: Values
}

interface SaveFormProps<Values> {
  /** The form's accessible name. */
  label: string
  /** Names what was edited among the drafts of this tab. */
  draft: string
  /** The saved values. If they change elsewhere, fields without edits follow. */
  initialValues: Values
  validate: (values: Values) => FormErrors
  /** Saves the values over those known to be saved; resolves to the errors by field, or to nothing on success. */
  onSubmit: (values: Values, known: KnownValues<Values>) => Promise<FormErrors | undefined>
  children: ReactNode
}

/** A form that stays on its page. A bar appears once something is edited, and what the user typed survives every failure. */
export function SaveForm<Values extends Record<string, string>>({ children, ...form }: SaveFormProps<Values>) {
  const { label, draft, initialValues, validate, onSubmit } = form
  const seen = useRef(initialValues)
  const send = useSendForm()
  return (
    <Form<Values>
      keepDirtyOnReinitialize
      initialValues={initialValues}
      validate={validate}
      onSubmit={async (values, { getState, initialize, change }) => {
        const latest = { ...initialValues, ...getState().initialValues }
        const errors = await onSubmit(values, { latest, seen: { ...latest, ...seen.current } })
        if (errors) return errors
        const typed = { ...getState().values }
        initialize(values) // counts as saved now, before the server sends it back
        for (const [name, text] of Object.entries(typed)) if (text !== values[name]) change(name, text as never) // since it was sent
        return undefined
      }}
    >
      {({ handleSubmit }) => (
        <form noValidate aria-label={label} tabIndex={-1} onSubmit={(event) => send(event, handleSubmit)}>
          <FormSpy<Values>
            subscription={SEEN}
            onChange={({ dirtyFields = {}, initialValues }) => {
              const clean = Object.entries(initialValues ?? {}).filter(([name]) => !dirtyFields[name])
              seen.current = { ...seen.current, ...Object.fromEntries(clean) }
            }}
          />
          <Stack gap="6">
            {children}
            <KeptEdits name={draft} />
            <SaveBar />
          </Stack>
        </form>
      )}
    </Form>
  )
}

const SEEN = { dirtyFields: true, initialValues: true } as const
const SUBSCRIPTION = { dirty: true, submitting: true, submitError: true } as const

/** Shown while the form has changes: offers to save or discard them, and asks before the user leaves. */
function SaveBar() {
  const form = useForm()
  const { dirty = false, submitting, submitError } = useFormState({ subscription: SUBSCRIPTION })
  const [anchor, setAnchor] = useState<HTMLSpanElement | null>(null)
  useUnsavedGuard(dirty)
  useLayoutEffect(() => {
    const element = dirty ? anchor?.closest('form') : undefined
    return () => {
      // The bar disappears with the clicked button: focus stays at the form for keyboard users.
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
              <SubmitButton>Save</SubmitButton>
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

/** Resets to the saved values: final-form has to be told not to keep edits this time. */
function discard(form: FormApi) {
  form.setConfig('keepDirtyOnReinitialize', false)
  form.reset()
  form.setConfig('keepDirtyOnReinitialize', true)
}
