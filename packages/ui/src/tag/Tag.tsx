'use client'

import type { ComponentProps } from 'react'
import { CloseIcon } from '../icon/icons.tsx'
import { cx } from '../internal/cx.ts'
import { touchTarget } from '../internal/touchTarget.css.ts'
import { useWords } from '../words/WordsProvider.tsx'
import * as styles from './tag.css.ts'

export interface TagProps extends Omit<ComponentProps<'span'>, 'children'> {
  children: string
  /** What kind of value it is, such as "Status". */
  kind?: string | undefined
  onRemove?: (() => void) | undefined
  /** Name of the button that removes it; "Remove <kind> <text>" by default. */
  removeLabel?: string | undefined
}

/** A choice that was made and can be undone, such as a filter. */
export function Tag({ children, kind, onRemove, removeLabel, className, ...rest }: TagProps) {
  const words = useWords()
  const name = removeLabel ?? words.remove(children, kind)
  return (
    <span {...rest} className={cx(styles.root, className)} data-removable={onRemove ? '' : undefined}>
      <span className={styles.label}>
        {kind && <span className={styles.kind}>{kind}: </span>}
        {children}
      </span>
      {onRemove && (
        <button type="button" aria-label={name} className={cx(styles.remove, touchTarget)} onClick={onRemove}>
          <CloseIcon size="12" />
        </button>
      )}
    </span>
  )
}
