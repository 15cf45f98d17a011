'use client'

import type { ComponentProps } from 'react'
import { ChevronRightIcon } from '../icon/icons.tsx'
import { TextLink } from '../text-link/TextLink.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import * as styles from './breadcrumbs.css.ts'

export interface Crumb {
  label: string
  href: string
}

interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Outermost first; the page itself is its h1 and not repeated here. */
  items: readonly Crumb[]
}

/** The way up from a page. */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  const words = useWords()
  return (
    <nav {...rest} aria-label={words.breadcrumbs}>
      <ol className={styles.list}>
        {items.map(({ href, label }, index) => (
          <li key={href} className={styles.item}>
            {index > 0 && <ChevronRightIcon size="12" className={styles.divider} />}
            <TextLink tone="quiet" href={href} title={label} className={styles.link}>
              {label}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
