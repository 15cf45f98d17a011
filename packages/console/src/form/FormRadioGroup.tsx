import { RadioGroup } from '@driver-trust/ui/radio-group'
import { useField } from 'react-final-form'

interface FormRadioGroupProps {
  name: string
  label: string
  options: readonly { value: string; label: string; hint?: string }[]
}

/** One of a few, in a form. */
export function FormRadioGroup({ name, label, options }: FormRadioGroupProps) {
  const { input, meta } = useField<string>(name)
  return (
    <RadioGroup
      label={label}
      options={options}
      value={input.value || null}
      onChange={input.onChange}
      error={meta.touched ? meta.error : undefined}
    />
  )
}
