import type { ComponentProps } from 'react'
import { ChevronDownIcon } from '../icon/icons/ChevronDownIcon.ts'
import { cx } from '../internal/cx.ts'
import type { ControlSize } from '../theme/tokens.ts'
import { chevron, inputRoot, trigger, value as valueStyle } from './select.css.ts'

export interface SelectButtonProps extends ComponentProps<'button'> {
  /** What is chosen, in words. */
  chosen: string | undefined
  placeholder: string
  variant: 'default' | 'error' | undefined
  size: ControlSize
}

/** The button of a Select or a MultiSelect, which says what is chosen. */
export function SelectButton({ chosen, placeholder, variant, size, className, ...rest }: SelectButtonProps) {
  return (
    <button
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-invalid={variant === 'error' ? true : undefined}
      {...rest}
      className={cx(inputRoot({ size }), trigger, className)}
    >
      <span className={valueStyle} data-placeholder={chosen === undefined ? '' : undefined}>
        {chosen ?? placeholder}
      </span>
      <ChevronDownIcon className={chevron} />
    </button>
  )
}
