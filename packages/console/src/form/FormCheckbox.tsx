import { Checkbox } from '@driver-trust/ui/checkbox'
import { useField } from 'react-final-form'

interface FormCheckboxProps {
  name: string
  label: string
  hint?: string | undefined
  isDisabled?: boolean
}

/** A yes or no of a form. */
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
