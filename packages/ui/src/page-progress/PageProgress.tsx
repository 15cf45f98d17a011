'use client'

import type { ComponentProps } from 'react'
import { cx } from '../internal/cx.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { root, runner } from './pageProgress.css.ts'

/** A thin line across the window while the next page loads and the current one stays. */
export function PageProgress({ className, ...rest }: Omit<ComponentProps<'div'>, 'children' | 'aria-label'>) {
  const words = useWords()
  return (
    <div role="progressbar" tabIndex={-1} {...rest} aria-label={words.loading} className={cx(root, className)}>
      <div className={runner} />
    </div>
  )
}
