'use client'

import type { ComponentProps } from 'react'
import { cx } from '../internal/cx.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { root } from './maskedValue.css.ts'

/** Dots in place of a masked value; always the same number, so that they reveal nothing. */
export function MaskedValue({ className, ...rest }: Omit<ComponentProps<'span'>, 'children'>) {
  const { hidden } = useWords()
  return (
    <span role="img" aria-label={hidden} title={hidden} {...rest} className={cx(root, className)}>
      ••••••
    </span>
  )
}
