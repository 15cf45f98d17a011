import { type ComponentProps, type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { cx } from '../internal/cx.ts'
import { followFocus } from './followFocus.ts'
import { splitMiddle } from './splitMiddle.ts'
import * as styles from './truncate.css.ts'

export interface TruncateProps extends Omit<ComponentProps<'span'>, 'children' | 'ref'> {
  children: string
  /** `middle` for e-mail addresses and identifiers, whose end tells them apart; `end` for names. */
  at?: 'end' | 'middle' | undefined
}

/**
 * One line that is cut where there is no room. The text is a single node, so that it is read aloud, copied and found as one; cut in the
 * middle, its two halves are drawn by CSS over the node, which is transparent. Hovering it, or focusing the link or button around it,
 * shows the whole.
 */
export function Truncate({ children, at = 'end', className, style, ...rest }: TruncateProps) {
  const root = useRef<HTMLSpanElement>(null)
  const head = useRef<HTMLSpanElement>(null)
  const anchor = `--whole-${useId().replace(/\W/g, '')}`
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => followFocus(root.current, (isFocused) => setIsWhole(isFocused && isCut(head.current))), [])
  const parts = at === 'middle' ? splitMiddle(children) : { head: children, tail: '' }
  const least = parts.tail !== '' && { '--least-head': `${parts.head.length * 0.55}ch` }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it shows more of it, nothing is operated
    <span
      {...rest}
      ref={root}
      data-head={parts.tail ? parts.head : undefined}
      data-tail={parts.tail || undefined}
      className={cx(styles.root, at === 'middle' && styles.leftToRight, parts.tail !== '' && styles.drawn, className)}
      style={{ ...style, ...least, ...(isWhole && { anchorName: anchor }) } as CSSProperties} // a thousand anchors would slow layout
      onMouseEnter={() => setIsWhole(isCut(head.current))}
      onMouseLeave={() => setIsWhole(false)}
    >
      <span ref={head} className={parts.tail ? styles.wholeText : styles.head}>
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
