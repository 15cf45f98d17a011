import { Input } from '@driver-trust/ui/input'
import type { ComponentProps } from 'react'
import { FormField } from './FormField.tsx'

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
