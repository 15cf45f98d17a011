import { PhoneInput } from '@driver-trust/ui/phone-input'
import { FormField } from './FormField.tsx'
import type { PhoneRule } from './usePhoneRule.ts'

interface PhoneFieldProps {
  name: string
  label: string
  rule: PhoneRule
  /** The initial value comes from the server and isn't validated again. */
  isStored?: boolean
  /** Of a number without a calling code. */
  country?: string | undefined
}

/** A phone number; its table of countries loads when the field is first reached. */
export function PhoneField({ name, label, rule, isStored = false, country }: PhoneFieldProps) {
  return (
    <FormField
      name={name}
      label={label}
      refuse={(text, initial) => (isStored && text === initial ? undefined : rule.refuse(text))}
    >
      {(control) => <PhoneInput {...control} load={rule.load} defaultCountry={country} />}
    </FormField>
  )
}
