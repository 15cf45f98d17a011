import type { BoxProps } from '../internal/Box.ts'
import { cx } from '../internal/cx.ts'
import type { Space } from '../theme/tokens.ts'
import { root } from './inline.css.ts'

interface InlineProps extends BoxProps {
  /** A step of the space scale: "2" is 8 px. */
  gap?: Space | undefined
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined
  justify?: 'start' | 'center' | 'end' | 'between' | undefined
  /** Wraps by default, so that nothing is cut off. */
  wrap?: boolean | undefined
}

/** Children in a row, centred on one line, with equal gaps. */
export function Inline({
  as = 'div',
  gap = '2',
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  ...rest
}: InlineProps) {
  const Tag = as as 'div' // every GroupElement takes the same attributes
  return <Tag {...(rest as object)} className={cx(root({ gap, align, justify, wrap }), className)} />
}
