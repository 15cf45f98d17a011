import { useData } from '@driver-trust/domain/data'
import { isAborted } from '@driver-trust/domain/http'
import type { FormErrors } from '@driver-trust/domain/struct'
import { Button } from '@driver-trust/ui/button'
import { Inline } from '@driver-trust/ui/inline'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Stack } from '@driver-trust/ui/stack'
import { FORM_ERROR } from 'final-form'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Form, useFormState } from 'react-final-form'
import { ApiHint } from '../page/ApiHint.tsx'
import { useSendForm } from './useSendForm.ts'
import { notSentText } from './useSendOnce.ts'

interface CardFormProps<Values> {
  /** The form's accessible name. */
  label: string
  submitLabel: string
  initialValues: Values
  validate: (values: unknown) => FormErrors
  /**
   * Sends the values; resolves to the errors by field if the server refuses. An exception is logged and shown as an error of the whole
   * form.
   */
  onSubmit: (values: Values) => Promise<FormErrors | undefined>
  /** The form has been sent and the next page is loading. */
  isBusy?: boolean
  /** The form is one part of a page, so its submit button has the usual size instead of the large one. */
  isPart?: boolean
  /** Secondary actions, before the submit button. */
  beside?: ReactNode
  children: ReactNode
}

/** The main form of a page: fields, errors and a full-width submit button. What the user typed survives every failure. */
export function CardForm<Values extends object>(props: CardFormProps<Values>) {
  const {
    label,
    submitLabel,
    initialValues,
    validate,
    onSubmit,
    isBusy = false,
    isPart = false,
    beside,
    children,
  } = props
  const { log } = useData()
  const [initial] = useState(initialValues)
  const send = useSendForm()
  const [failure, setFailure] = useState<unknown>()
  const submit = async (values: Values) => {
    setFailure(undefined)
    try {
      return await onSubmit(values)
    } catch (error) {
      if (isAborted(error)) return undefined
      log.error(error)
      setFailure(error)
      return { [FORM_ERROR]: notSentText(error) }
    }
  }
  return (
    <Form<Values> onSubmit={submit} validate={validate} initialValues={initial}>
      {({ handleSubmit, submitting, submitError }) => (
        <form noValidate aria-label={label} onSubmit={(event) => send(event, handleSubmit)}>
          <Stack gap={isPart ? '3' : '4'}>
            {submitError && !submitting && (
              <InlineAlert tone="error">
                {submitError} <ApiHint error={failure} />
              </InlineAlert>
            )}
            <Stack gap="2">{children}</Stack>
            <Actions beside={beside} isPart={isPart}>
              <SubmitButton size={isPart ? 'md' : 'lg'} width={beside || isPart ? 'auto' : 'full'} isBusy={isBusy}>
                {submitLabel}
              </SubmitButton>
            </Actions>
          </Stack>
        </form>
      )}
    </Form>
  )
}

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'form' | 'size' | 'width'> {
  /** Busy for another reason. */
  isBusy?: boolean
  children: ReactNode
}

/** Sends the form around it; busy meanwhile, and while a form that was to be sent waits for a value to be checked. */
export function SubmitButton({ isBusy = false, children, ...rest }: SubmitButtonProps) {
  const { submitting, validating } = useFormState({ subscription: SUBMITTING })
  const [isAsked, setIsAsked] = useState(false)
  if (isAsked && !validating) setIsAsked(false)
  return (
    <Button
      {...rest}
      type="submit"
      variant="primary"
      loading={submitting || (validating && isAsked) || isBusy}
      onClick={() => setIsAsked(true)} // a click event also comes from Enter and Space
    >
      {children}
    </Button>
  )
}

const SUBMITTING = { submitting: true, validating: true } as const

function Actions({ beside, isPart, children }: { beside: ReactNode; isPart: boolean; children: ReactNode }) {
  if (!beside && !isPart) return children
  return (
    <Inline justify={isPart ? 'start' : 'end'}>
      {beside}
      {children}
    </Inline>
  )
}
