import type { ComponentProps } from 'react'
import { cx } from '../internal/cx.ts'
import { root } from './kbd.css.ts'

type KbdProps = ComponentProps<'kbd'>

/** A key of the keyboard. */
export function Kbd({ className, ...rest }: KbdProps) {
  return <kbd {...rest} className={cx(root, className)} />
}
