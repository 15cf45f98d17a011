import type { ComponentProps } from 'react'
import { sizes } from '../icon/icon.css.ts'
import { cx } from '../internal/cx.ts'
import { root, track } from './spinner.css.ts'

interface SpinnerProps extends Omit<ComponentProps<'svg'>, 'children'> {
  size?: '12' | '16' | '20' | '24' | undefined
  /** What is being waited for; without it the spinner is decoration. */
  label?: string | undefined
}

/** Activity of unknown duration. */
export function Spinner({ size = '16', label, className, ...rest }: SpinnerProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      {...rest}
      className={cx(sizes[size], root, className)}
    >
      <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="2" className={track} />
      <path d="M14.25 8A6.25 6.25 0 0 0 8 1.75" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
