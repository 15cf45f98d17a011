import type { ComponentProps } from 'react'
import { cx } from '../internal/cx.ts'
import { visuallyHidden } from './visuallyHidden.css.ts'

/** Text for screen readers; takes no space. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx(visuallyHidden, className)} />
}
