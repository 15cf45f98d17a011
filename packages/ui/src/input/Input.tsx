import type { ComponentProps } from 'react'
import type { Labelled } from '../internal/ControlWords.tsx'
import { cx } from '../internal/cx.ts'
import type { ControlSize } from '../theme/tokens.ts'
import { root } from './input.css.ts'

/** What fields of one line take besides their name. */
export type InputAttributes = Omit<ComponentProps<'input'>, 'size' | 'id' | 'aria-label' | 'aria-labelledby'> & {
  /** `error` marks it invalid, visually and for assistive technology. */
  variant?: 'default' | 'error' | undefined
  size?: ControlSize | undefined
  /** Tabular figures, for IDs, codes and phone numbers. */
  tabular?: boolean | undefined
}

export type InputProps = InputAttributes & Labelled

/** One line of text. */
export function Input({ variant = 'default', size = 'md', tabular, className, ...rest }: InputProps) {
  return (
    <input
      type="text"
      {...(variant === 'error' && { 'aria-invalid': true })}
      {...rest}
      className={cx(root({ size, tabular }), className)}
    />
  )
}
