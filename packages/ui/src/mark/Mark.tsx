'use client'

import type { ComponentProps } from 'react'
import { type MarkDrawing, useBrand } from '../brand/Brand.tsx'
import { cx } from '../internal/cx.ts'
import { far, ground, lockup, name as nameStyle, near, root } from './mark.css.ts'

interface MarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Pixels, at least 16. */
  size?: number | undefined
  /** The product's name, if it isn't written beside the mark. */
  label?: string | undefined
}

/** A check whose long stroke is a road to the horizon. */
const ours: MarkDrawing = { rounding: 4, near: 'M8.9 18.2h4.6L20 5.8h-2.7Z', far: 'M4.6 11.2h4.1l3 7H8.9Z' }

/** The mark, ours unless a BrandProvider above has another. */
export function Mark({ size = 24, label, className, ...rest }: MarkProps) {
  const { rounding, near: front, far: back } = useBrand()?.mark ?? ours
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
      <rect width="24" height="24" rx={rounding} className={ground} />
      <path d={back} className={far} />
      <path d={front} className={near} />
    </svg>
  )
}

interface LockupProps extends ComponentProps<'span'> {
  /** The product's name; a BrandProvider above replaces it. */
  name: string
  size?: number | undefined
}

/** The mark with the product's name beside it. */
export function Lockup({ name, size = 24, className, ...rest }: LockupProps) {
  const shownName = useBrand()?.name ?? name
  return (
    <span {...rest} className={cx(lockup, className)}>
      <Mark size={size} />
      <span className={nameStyle}>{shownName}</span>
    </span>
  )
}
