import type { ComponentProps } from 'react'
import { cx } from '../internal/cx.ts'
import { far, ground, lockup, name as nameStyle, near, root } from './mark.css.ts'

export interface MarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Pixels, at least 16. */
  size?: number | undefined
  /** The product's name, if no text beside the mark says it. */
  label?: string | undefined
}

/** The mark: a check whose long stroke is a road to the horizon. */
export function Mark({ size = 24, label, className, ...rest }: MarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      {...rest}
      className={cx(root, className)}
    >
      <rect width="24" height="24" rx="6" className={ground} />
      <path d="M4.6 11.2h4.1l3 7H8.9Z" className={far} />
      <path d="M8.9 18.2h4.6L20 5.8h-2.7Z" className={near} />
    </svg>
  )
}

export interface LockupProps extends ComponentProps<'span'> {
  name: string
  size?: number | undefined
}

/** The mark with the product's name beside it. */
export function Lockup({ name, size = 24, className, ...rest }: LockupProps) {
  return (
    <span {...rest} className={cx(lockup, className)}>
      <Mark size={size} />
      <span className={nameStyle}>{name}</span>
    </span>
  )
}
