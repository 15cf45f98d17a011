import { Field, type FieldControl } from '@driver-trust/ui/field'
import { Input } from '@driver-trust/ui/input'
import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react'
import { useField, useFormState } from 'react-final-form'

/** Why a value is refused; undefined if it isn't. */
export type Refusal = string | undefined

interface FormFieldProps {
  name: string
  label: string
  hint?: string | undefined
  /** An error beyond the struct's own; also receives the initial value. */
  refuse?: (value: string | undefined, initial: string | undefined) => Refusal | Promise<Refusal>
  /** Renders the control with the field's value and the props from Field. */
  children: (control: FieldControl & FieldInput) => ReactNode
}

interface FieldInput {
  name: string
  value: string
  onChange: (event: unknown) => void
  onBlur: () => void
  onFocus: () => void
}

/**
 * A form field: label, value and the struct's error, shown after blur or submit but never while the user first types. A blank field is
 * only asked for on submit, as the user may have left it for another button.
 */
export function FormField({ name, label, hint, refuse, children }: FormFieldProps) {
  const { input, meta } = useField<string>(name, {
    parse: (value) => value,
    subscription: SUBSCRIPTION,
    ...(refuse && { validate: (value, _all, meta) => refuse(value, meta?.initial) }),
  })
  // final-form knows a field only after React's effects, and drops what is typed before: an update of the layout runs them at once.
  const [, setIsKnown] = useState(false)
  useLayoutEffect(() => setIsKnown(true), [])
  // The last refused value. final-form resets `dirtySinceLastSubmit` on every submit, even one that validation stops, which would
  // bring back a refusal the user has already dealt with.
  const { submitErrors } = useFormState({ subscription: REFUSALS })
  const [refused, setRefused] = useState({ submitErrors, value: input.value })
  if (refused.submitErrors !== submitErrors) setRefused({ submitErrors, value: input.value })
  const isRefused = meta.submitError && refused.value === input.value
  const isAsked = meta.touched && (input.value !== '' || meta.modified || meta.submitFailed)
  const isWrong = isAsked && meta.error
  const error = isWrong ? meta.error : isRefused && meta.submitError
  return (
    <Field label={label} hint={hint} error={error || undefined}>
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

const SUBSCRIPTION = {
  value: true,
  error: true,
  touched: true,
  modified: true,
  submitFailed: true,
  submitError: true,
} as const
const REFUSALS = { submitErrors: true } as const

interface TextFieldProps
  extends Pick<ComponentProps<typeof Input>, 'autoComplete' | 'autoFocus' | 'type' | 'inputMode'> {
  name: string
  label: string
  hint?: string | undefined
}

export function TextField({ name, label, hint, ...input }: TextFieldProps) {
  return (
    <FormField name={name} label={label} hint={hint}>
      {(control) => <Input {...input} {...control} />}
    </FormField>
  )
}

/** The e-mail address a user signs in with. */
export function EmailField({ autoFocus = false }: { autoFocus?: boolean }) {
  return <TextField name="email" label="E-mail" type="email" autoComplete="username" autoFocus={autoFocus} />
}
