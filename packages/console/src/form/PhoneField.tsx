import { PhoneInput } from '@driver-trust/ui/phone-input'
import { FormField } from './FormField.tsx'
import type { PhoneRule } from './usePhoneRule.ts'

interface PhoneFieldProps {
  name: string
  label: string
  rule: PhoneRule
  /** The initial value comes from the server and isn't validated again. */
  isStored?: boolean
}

/** A phone number; its table of countries loads when the field is first reached. */
export function PhoneField({ name, label, rule, isStored = false }: PhoneFieldProps) {
  return (
    <FormField
      name={name}
      label={label}
      refuse={(text, initial) => (isStored && text === initial ? undefined : rule.refuse(text))}
    >
      {({ onChange, ...control }) => <PhoneInput {...control} load={rule.load} onChange={onChange} />}
    </FormField>
  )
}
