import { Field, type FieldControl } from '@driver-trust/ui/field'
import { Input } from '@driver-trust/ui/input'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useField, useFormState } from 'react-final-form'

interface FormFieldProps {
  name: string
  label: string
  hint?: string
  required?: boolean
  /** What is wrong with the value beyond the form's struct, and with which value it began. */
  refuse?: (value: string | undefined, initial: string | undefined) => string | undefined
  /** Renders the control with the field's value and what Field hands over. */
  children: (control: FieldControl & FieldInput) => ReactNode
}

interface FieldInput {
  name: string
  value: string
  onChange: (event: unknown) => void
  onBlur: () => void
  onFocus: () => void
}

/** A field of a form: label, value and the message of the struct, shown after blur or submit, never while first typing. */
export function FormField({ name, label, hint, required = false, refuse, children }: FormFieldProps) {
  const { input, meta } = useField<string>(name, {
    parse: (value) => value,
    subscription: SUBSCRIPTION,
    ...(refuse && { validate: (value, _all, meta) => refuse(value, meta?.initial) }),
  })
  const refusedValue = useRefusedValue(input.value)
  const isRefused = meta.submitError && refusedValue === input.value
  const isWrong = meta.error && meta.touched
  const error = isWrong ? meta.error : isRefused && meta.submitError
  return (
    <Field label={label} hint={hint} required={required} error={error || undefined}>
      {(control) =>
        children({
          ...control,
          name: input.name,
          value: input.value,
          onChange: input.onChange,
          onBlur: () => input.onBlur(),
          onFocus: () => input.onFocus(),
        })
      }
    </Field>
  )
}

const SUBSCRIPTION = { value: true, error: true, touched: true, submitError: true } as const
const REFUSALS = { submitErrors: true } as const

/**
 * The value that was refused last. final-form's `dirtySinceLastSubmit` starts anew with every press of the button, also with one that
 * validation stops, and would bring back a refusal that has been dealt with.
 */
function useRefusedValue(value: string): string {
  const { submitErrors } = useFormState({ subscription: REFUSALS })
  const [refused, setRefused] = useState({ submitErrors, value })
  if (refused.submitErrors !== submitErrors) setRefused({ submitErrors, value })
  return refused.value
}

interface TextFieldProps
  extends Pick<ComponentProps<typeof Input>, 'autoComplete' | 'autoFocus' | 'type' | 'inputMode'> {
  name: string
  label: string
  hint?: string
}

/** A line of text of a form. */
export function TextField({ name, label, hint, ...input }: TextFieldProps) {
  return (
    <FormField name={name} label={label} {...(hint !== undefined && { hint })}>
      {(control) => <Input {...input} {...control} size="lg" />}
    </FormField>
  )
}

/** The e-mail by which somebody signs in. */
export function EmailField({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <FormField name="email" label="E-mail">
      {(control) => (
        <Input {...control} type="email" size="lg" autoComplete="username" {...(autoFocus && { autoFocus: true })} />
      )}
    </FormField>
  )
}
