import { PhoneInput } from '@driver-trust/ui/phone-input'
import { FormField } from './FormField.tsx'
import type { PhoneRule } from './usePhoneRule.ts'

interface PhoneFieldProps {
  name: string
  label: string
  rule: PhoneRule
  /** The form begins with what the server has, which is not judged again. */
  isStored?: boolean
}

/** A phone number of a form; its table of countries is loaded when the field is first reached. */
export function PhoneField({ name, label, rule, isStored = false }: PhoneFieldProps) {
  return (
    <FormField
      name={name}
      label={label}
      refuse={(text, initial) => (isStored && text === initial ? undefined : rule.refuse(text))}
    >
      {({ onChange, ...control }) => <PhoneInput {...control} size="lg" load={rule.load} onChange={onChange} />}
    </FormField>
  )
}
