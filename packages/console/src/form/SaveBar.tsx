import { Button } from '@driver-trust/ui/button'
import { StickyActions } from '@driver-trust/ui/sticky-actions'
import { Text } from '@driver-trust/ui/text'
import type { FormApi } from 'final-form'
import { useEffect, useState } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { useUnsavedGuard } from '../routing/useUnsavedGuard.ts'

const SUBSCRIPTION = { dirty: true, submitting: true, submitError: true } as const

/** In a form, for as long as it holds changes: says so, saves or discards them, and asks before one leaves. */
export function SaveBar() {
  const form = useForm()
  const { dirty = false, submitting, submitError } = useFormState({ subscription: SUBSCRIPTION })
  const [anchor, setAnchor] = useState<HTMLSpanElement | null>(null)
  useUnsavedGuard(dirty)
  useEffect(() => {
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
