import type { BoxProps } from '../internal/Box.ts'
import { cx } from '../internal/cx.ts'
import type { Space } from '../theme/tokens.ts'
import { root } from './stack.css.ts'

interface StackProps extends BoxProps {
  /** A step of the space scale: "4" is 16 px. */
  gap?: Space | undefined
  align?: 'stretch' | 'start' | 'center' | 'end' | undefined
}

/** Children stacked vertically, with equal gaps. */
export function Stack({ as = 'div', gap = '4', align = 'stretch', className, ...rest }: StackProps) {
  const Tag = as as 'div' // every GroupElement takes the same attributes
  return <Tag {...(rest as object)} className={cx(root({ gap, align }), className)} />
}
