import { Select as Base } from '@base-ui/react/select'
import type { ComponentProps, Ref } from 'react'
import { ChevronDownIcon } from '../icon/icons/ChevronDownIcon.ts'
import type { Choice } from '../internal/Choice.ts'
import { cx } from '../internal/cx.ts'
import type { Named } from '../internal/Named.ts'
import type { ControlSize } from '../theme/tokens.ts'
import { SelectOptions } from './SelectOptions.tsx'
import { chevron, inputRoot, trigger, value as valueStyle } from './select.css.ts'

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
  className,
  ...rest
}: SelectProps<Value>) {
  const chosen = options.find((each) => each.value === value)
  const change = (next: Value | null) => {
    if (next !== null) onChange(next)
  }
  return (
    <Base.Root value={value} onValueChange={change} disabled={disabled} modal={false}>
      <Base.Trigger
        aria-invalid={variant === 'error' ? true : undefined}
        {...rest}
        className={cx(inputRoot({ size }), trigger, className)}
      >
        <span className={valueStyle} data-placeholder={chosen ? undefined : ''}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronDownIcon className={chevron} />
      </Base.Trigger>
      <SelectOptions options={options} />
    </Base.Root>
  )
}
