import type { BoxProps } from '../internal/Box.ts'
import { cx } from '../internal/cx.ts'
import { gaps } from '../internal/gaps.css.ts'
import type { Space } from '../theme/tokens.ts'
import { root, widths, withAside } from './columns.css.ts'

interface ColumnsProps extends BoxProps {
  /**
   * The minimum width of a column: tiles in a row, narrow cards or halves; `aside` is the page with a column of facts.
   */
  of?: keyof typeof widths | 'aside' | undefined
  /** A step of the space scale: "4" is 16 px. */
  gap?: Space | undefined
}

/** Children side by side, as many as fit. */
export function Columns({ as = 'div', of = 'narrow', gap = '4', className, ...rest }: ColumnsProps) {
  const Tag = as as 'div' // every GroupElement takes the same attributes
  return (
    <Tag {...(rest as object)} className={cx(root, of === 'aside' ? withAside : widths[of], gaps[gap], className)} />
  )
}
