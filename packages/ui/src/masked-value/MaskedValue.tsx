import type { ComponentProps } from 'react'
import { cx } from '../internal/cx.ts'
import { root } from './maskedValue.css.ts'

export interface MaskedValueProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The text alternative of the dots. */
  label?: string | undefined
}

/** Dots in place of a masked value; always the same number, so that they reveal nothing. */
export function MaskedValue({ label = 'Hidden', className, ...rest }: MaskedValueProps) {
  return (
    <span role="img" aria-label={label} title={label} {...rest} className={cx(root, className)}>
      ••••••
    </span>
  )
}
