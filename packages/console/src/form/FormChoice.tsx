import { Checkbox } from '@driver-trust/ui/checkbox'
import { RadioGroup } from '@driver-trust/ui/radio-group'
import type { ComponentProps } from 'react'
import { useField } from 'react-final-form'

interface FormRadioGroupProps extends Pick<ComponentProps<typeof RadioGroup>, 'label' | 'options'> {
  name: string
}

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

interface FormCheckboxProps {
  name: string
  label: string
  hint?: string | undefined
  isDisabled?: boolean
}

export function FormCheckbox({ name, label, hint, isDisabled = false }: FormCheckboxProps) {
  const { input } = useField<boolean>(name, { type: 'checkbox' })
  return (
    <Checkbox
      label={label}
      hint={hint}
      name={input.name}
      checked={input.checked ?? false}
      disabled={isDisabled}
      onChange={input.onChange}
    />
  )
}
