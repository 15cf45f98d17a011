'use client'

import type { ComponentProps } from 'react'
import { CloseIcon } from '../icon/icons.tsx'
import { cx } from '../internal/cx.ts'
import { touchTarget } from '../internal/touchTarget.css.ts'
import { useWords } from '../words/WordsProvider.tsx'
import * as styles from './tag.css.ts'

interface TagProps extends Omit<ComponentProps<'span'>, 'children'> {
  children: string
  /** What kind of value it is, such as "Status". */
  kind?: string | undefined
  onRemove?: (() => void) | undefined
}

/** A choice that was made and can be undone, such as a filter. */
export function Tag({ children, kind, onRemove, className, ...rest }: TagProps) {
  const words = useWords()
  return (
    <span {...rest} className={cx(styles.root, className)} data-removable={onRemove ? '' : undefined}>
      <span className={styles.label}>
        {kind && <span className={styles.kind}>{kind}: </span>}
        {children}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={words.remove(children, kind)}
          className={cx(styles.remove, touchTarget)}
          onClick={onRemove}
        >
          <CloseIcon size="12" />
        </button>
      )}
    </span>
  )
}
