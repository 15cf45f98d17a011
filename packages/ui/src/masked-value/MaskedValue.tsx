'use client'

import type { ComponentProps } from 'react'
import { cx } from '../internal/cx.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { root } from './maskedValue.css.ts'

export interface MaskedValueProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The text alternative of the dots. */
  label?: string | undefined
}

/** Dots in place of a masked value; always the same number, so that they reveal nothing. */
export function MaskedValue({ label, className, ...rest }: MaskedValueProps) {
  const words = useWords()
  const name = label ?? words.hidden
  return (
    <span role="img" aria-label={name} title={name} {...rest} className={cx(root, className)}>
      ••••••
    </span>
  )
}
