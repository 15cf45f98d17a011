import type { ComponentProps, Ref } from 'react'
import type { Choice } from '../internal/Choice.tsx'
import type { Named } from '../internal/ControlWords.tsx'
import { SelectPopup } from '../select/Select.tsx'
import type { ControlSize } from '../theme/tokens.ts'

export type MultiSelectProps<Value extends string> = Omit<
  ComponentProps<'button'>,
  'value' | 'onChange' | 'children' | 'id' | 'aria-label' | 'aria-labelledby' | 'ref'
> &
  Named & {
    options: readonly Choice<Value>[]
    value: readonly Value[]
    onChange: (value: Value[]) => void
    /** Shown while nothing is selected, such as "All statuses". */
    placeholder: string
    variant?: 'default' | 'error' | undefined
    size?: ControlSize | undefined
    ref?: Ref<HTMLButtonElement> | undefined
  }

/** Any number from a short list, which stays open while choosing. */
export function MultiSelect<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  variant,
  size = 'md',
  disabled,
  ...rest
}: MultiSelectProps<Value>) {
  const chosen = summaryOf(options, value)
  return (
    <SelectPopup
      button={{ ...rest, chosen, placeholder, variant, size, disabled }}
      options={options}
      value={[...value]}
      disabled={disabled}
      multiple
      onValueChange={onChange}
    />
  )
}

function summaryOf(options: readonly Choice[], value: readonly string[]): string | undefined {
  const labels = options.filter((option) => value.includes(option.value)).map(({ label }) => label)
  return labels.length > 0 ? labels.join(', ') : undefined
}
