import { type ComponentProps, type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../internal/cx.ts'
import { followFocus } from './followFocus.ts'
import * as styles from './truncate.css.ts'

export interface TruncateProps extends Omit<ComponentProps<'span'>, 'children' | 'ref'> {
  children: string
}

/**
 * One line that is cut at its end where there is no room; hovering it, or focusing the link or button around it, shows the whole. The text
 * is a single node, so that it is read aloud, copied and found as one. E-mail addresses and identifiers take `dir="ltr"`.
 */
export function Truncate({ children, className, style, ...rest }: TruncateProps) {
  const root = useRef<HTMLSpanElement>(null)
  const line = useRef<HTMLSpanElement>(null)
  const anchor = `--whole-${useId().replace(/\W/g, '')}`
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => followFocus(root.current, (isFocused) => setIsWhole(isFocused && isCut(line.current))), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it shows more of it, nothing is operated
    <span
      {...rest}
      ref={root}
      className={cx(styles.root, className)}
      style={isWhole ? ({ ...style, anchorName: anchor } as CSSProperties) : style} // a thousand anchors would slow layout
      onMouseEnter={() => setIsWhole(isCut(line.current))}
      onMouseLeave={() => setIsWhole(false)}
    >
      <span ref={line} className={styles.head}>
        {children}
      </span>
      {isWhole && (
        <span aria-hidden="true" className={styles.whole} style={{ positionAnchor: anchor } as CSSProperties}>
          {children}
        </span>
      )}
    </span>
  )
}

function isCut(element: HTMLElement | null): boolean {
  return element !== null && element.scrollWidth > element.clientWidth
}
