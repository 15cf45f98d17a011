import { Select as Base } from '@base-ui/react/select'
import type { ComponentProps, Ref } from 'react'
import { ChevronDownIcon } from '../icon/icons/ChevronDownIcon.ts'
import type { Choice } from '../internal/Choice.ts'
import { cx } from '../internal/cx.ts'
import type { Named } from '../internal/Named.ts'
import { SelectOptions } from '../select/SelectOptions.tsx'
import { chevron, inputRoot, trigger, value as valueStyle } from '../select/select.css.ts'
import type { ControlSize } from '../theme/tokens.ts'

export type MultiSelectProps<Value extends string> = Omit<
  ComponentProps<'button'>,
  'value' | 'onChange' | 'children' | 'id' | 'aria-label' | 'aria-labelledby' | 'ref'
> &
  Named & {
    options: readonly Choice<Value>[]
    value: readonly Value[]
    onChange: (value: Value[]) => void
    /** Shown while nothing is chosen, as "All statuses". */
    placeholder: string
    variant?: 'default' | 'error' | undefined
    size?: ControlSize | undefined
    ref?: Ref<HTMLButtonElement> | undefined
  }

/** Any number of a short list; the list stays open while one chooses. */
export function MultiSelect<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  variant,
  size = 'md',
  disabled,
  className,
  ...rest
}: MultiSelectProps<Value>) {
  return (
    <Base.Root multiple value={value} onValueChange={onChange} disabled={disabled} modal={false}>
      <Base.Trigger
        aria-invalid={variant === 'error' ? true : undefined}
        {...rest}
        className={cx(inputRoot({ size }), trigger, className)}
      >
        <span className={valueStyle} data-placeholder={value.length === 0 ? '' : undefined}>
          {summaryOf(options, value) ?? placeholder}
        </span>
        <ChevronDownIcon className={chevron} />
      </Base.Trigger>
      <SelectOptions options={options} />
    </Base.Root>
  )
}

function summaryOf(options: readonly Choice[], value: readonly string[]): string | undefined {
  const labels = options.filter((option) => value.includes(option.value)).map(({ label }) => label)
  return labels.length > 0 ? labels.join(', ') : undefined
}
