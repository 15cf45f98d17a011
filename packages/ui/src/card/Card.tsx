import type { BoxProps } from '../internal/Box.ts'
import { cx } from '../internal/cx.ts'
import { root } from './card.css.ts'

interface CardProps extends BoxProps {
  padding?: 'none' | '3' | '4' | '5' | '6' | '8' | undefined
}

/** A part of a page under an ink rule, in line with everything else. Inside one, use a hairline. */
export function Card({ as = 'div', padding = '4', className, ...rest }: CardProps) {
  const Tag = as as 'div' // every GroupElement takes the same attributes
  return <Tag {...(rest as object)} className={cx(root({ padding }), className)} />
}
