import type { ComponentProps } from 'react'
import { cx } from '../internal/cx.ts'
import { root } from './kbd.css.ts'

/** A key of the keyboard. */
export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return <kbd {...rest} className={cx(root, className)} />
}
