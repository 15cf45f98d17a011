import { Field, type FieldControl } from '@driver-trust/ui/field'
import type { ReactNode } from 'react'
import { useField } from 'react-final-form'

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
  const isRefused = meta.submitError && !meta.dirtySinceLastSubmit
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

const SUBSCRIPTION = { value: true, error: true, touched: true, submitError: true, dirtySinceLastSubmit: true } as const
