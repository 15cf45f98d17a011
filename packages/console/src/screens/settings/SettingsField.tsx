import { Input } from '@driver-trust/ui/input'
import type { ComponentProps } from 'react'
import { FormField } from '../../form/FormField.tsx'

interface SettingsFieldProps extends Pick<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'autoComplete'> {
  name: string
  label: string
  /** The id of the sentence that says why it can only be read. */
  lockedBy: string | undefined
}

/** A line of settings, to change or only to read. */
export function SettingsField({ name, label, lockedBy, autoComplete = 'off', ...input }: SettingsFieldProps) {
  const lock = lockedBy === undefined ? {} : { readOnly: true, 'aria-describedby': lockedBy }
  return (
    <FormField name={name} label={label}>
      {(control) => <Input {...input} {...lock} {...control} autoComplete={autoComplete} size="lg" />}
    </FormField>
  )
}
