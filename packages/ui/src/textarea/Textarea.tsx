import type { ComponentProps } from 'react'
import type { Labelled } from '../internal/ControlWords.tsx'
import { cx } from '../internal/cx.ts'
import { mono as monoStyle, root } from './textarea.css.ts'

type TextareaProps = Omit<ComponentProps<'textarea'>, 'id' | 'aria-label' | 'aria-labelledby'> &
  Labelled & {
    variant?: 'default' | 'error' | undefined
    /** For pasted tables. */
    mono?: boolean | undefined
  }

/** Several lines of text; grows with its content. */
export function Textarea({ variant = 'default', mono, className, ...rest }: TextareaProps) {
  const invalid = variant === 'error' ? { 'aria-invalid': true } : {}
  return <textarea rows={3} {...invalid} {...rest} className={cx(root, mono && monoStyle, className)} />
}
