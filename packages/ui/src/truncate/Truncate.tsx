'use client'

import { type ComponentProps, type CSSProperties, useCallback, useId, useRef, useState } from 'react'
import { cx } from '../internal/cx.ts'
import * as styles from './truncate.css.ts'

interface TruncateProps extends Omit<ComponentProps<'span'>, 'children' | 'ref'> {
  children: string
  /**
   * Keeps the text from the last of these characters on: "@" keeps the domain of an e-mail, "." the ending of a file
   * name.
   */
  keepFrom?: string | undefined
}

/**
 * One line, cut at its end or before `keepFrom` if there is no room; hovering it, or focusing the link or button
 * around it, shows the whole. The text is always a single node, so that it is announced, copied and found as one: if
 * its end is kept, CSS draws the two parts over the transparent node. E-mail addresses and identifiers need
 * `dir="ltr"`.
 */
export function Truncate({ children, keepFrom, className, style, ...rest }: TruncateProps) {
  const line = useRef<HTMLSpanElement>(null)
  const anchor = `--whole-${useId().replace(/\W/g, '')}`
  const [isWhole, setIsWhole] = useState(false)
  const followFocus = useCallback((root: HTMLSpanElement | null) => {
    const follow = ({ type, target }: FocusEvent) => {
      if (root?.closest('a, button, [tabindex]') === target) setIsWhole(type === 'focusin' && isCut(line.current))
    }
    document.addEventListener('focusin', follow)
    document.addEventListener('focusout', follow)
    return () => {
      document.removeEventListener('focusin', follow)
      document.removeEventListener('focusout', follow)
    }
  }, [])
  const kept = keepFrom === undefined ? -1 : children.lastIndexOf(keepFrom)
  const isSplit = kept >= MIN_START
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it shows more of it, nothing is operated
    <span
      {...rest}
      ref={followFocus}
      data-start={isSplit ? children.slice(0, kept) : undefined}
      data-end={isSplit ? children.slice(kept) : undefined}
      className={cx(styles.root, isSplit && styles.drawn, className)}
      style={isWhole ? ({ ...style, anchorName: anchor } as CSSProperties) : style} // a thousand anchors would slow layout
      onMouseEnter={() => setIsWhole(isCut(line.current))}
      onMouseLeave={() => setIsWhole(false)}
    >
      <span ref={line} className={isSplit ? styles.sourceText : styles.line}>
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

/** A shorter start can't be cut: the text is cut at its end instead. */
const MIN_START = 5

function isCut(element: HTMLElement | null): boolean {
  return element !== null && element.scrollWidth > element.clientWidth
}
