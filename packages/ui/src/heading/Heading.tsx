import type { ComponentProps } from 'react'
import { cx } from '../internal/cx.ts'
import { root } from './heading.css.ts'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6
type HeadingSize = '14' | '16' | '20' | '22' | '24' | '32'

interface HeadingProps extends ComponentProps<'h2'> {
  /** The level in the page's outline; it only sets the default of `size`. */
  level: HeadingLevel
  size?: HeadingSize | undefined
}

const SIZES: Record<HeadingLevel, HeadingSize> = { 1: '24', 2: '20', 3: '16', 4: '14', 5: '14', 6: '14' }

/** A title in the page's outline. */
export function Heading({ level, size = SIZES[level], className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...rest} className={cx(root({ size }), className)} />
}
