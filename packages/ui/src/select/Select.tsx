import type { ComponentProps, Ref } from 'react'
import type { Choice } from '../internal/Choice.ts'
import type { Named } from '../internal/Named.ts'
import type { ControlSize } from '../theme/tokens.ts'
import { SelectPopup } from './SelectPopup.tsx'

export type SelectProps<Value extends string> = Omit<
  ComponentProps<'button'>,
  'value' | 'onChange' | 'children' | 'id' | 'aria-label' | 'aria-labelledby' | 'ref'
> &
  Named & {
    options: readonly Choice<Value>[]
    value: Value | null
    onChange: (value: Value) => void
    /** Shown while nothing is chosen. */
    placeholder?: string | undefined
    variant?: 'default' | 'error' | undefined
    size?: ControlSize | undefined
    ref?: Ref<HTMLButtonElement> | undefined
  }

/** One of four or more; two or three are a RadioGroup or a SegmentedControl. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder = 'Choose…',
  variant,
  size = 'md',
  disabled,
  ...rest
}: SelectProps<Value>) {
  const chosen = options.find((each) => each.value === value)?.label
  const change = (next: Value | null) => {
    if (next !== null) onChange(next)
  }
  return (
    <SelectPopup
      button={{ ...rest, chosen, placeholder, variant, size, disabled }}
      options={options}
      value={value}
      disabled={disabled}
      onValueChange={change}
    />
  )
}
