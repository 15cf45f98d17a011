'use client'

import { type ComponentProps, memo, type ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx'
import { warnOnce } from '../internal/Choice.tsx'
import { cx } from '../internal/cx.ts'
import { touchTarget } from '../internal/touchTarget.css.ts'
import { Link } from '../link/LinkProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import * as styles from './pagination.css.ts'

interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Counted from 1. */
  page: number
  pageCount: number
  /** The address of a page: every page is a real link. Keep the function's identity, or all links re-render. */
  hrefOf: (page: number) => string
  label?: string | undefined
}

/** Links to the other pages of a list. */
export const Pagination = memo(function Pagination(props: PaginationProps) {
  const { page, pageCount, hrefOf, label, className, ...rest } = props
  const words = useWords()
  const around = { page, pageCount, hrefOf }
  if (page < 1 || page > Math.max(1, pageCount))
    warnOnce(
      `Pagination is at page ${page} of ${pageCount}: there is no such page, so none is marked and the links go to the nearest one. Pass a page from 1 to ${pageCount}, or redirect to the last page first.`,
    )
  return (
    <nav {...rest} aria-label={label ?? words.pagination} className={cx(styles.root, className)}>
      <Pages {...around} margin={3} className={styles.wideList} />
      <Pages {...around} margin={1} className={styles.narrowList} />
    </nav>
  )
})

interface PagesProps extends Pick<PaginationProps, 'page' | 'pageCount' | 'hrefOf'> {
  /** How many pages show at either end. */
  margin: number
  className: string
}

function Pages({ page, pageCount, hrefOf, margin, className }: PagesProps) {
  const words = useWords()
  return (
    <ul className={className}>
      <Step label={words.previousPage} href={page > 1 ? hrefOf(Math.min(page - 1, pageCount)) : undefined} rel="prev">
        <ChevronLeftIcon />
      </Step>
      {pagesShown({ page, pageCount, margin }).map((each, index, all) =>
        each === 'gap' ? (
          <li key={`after ${all[index - 1]}`} className={styles.gap}>
            …
          </li>
        ) : (
          <li key={each}>
            <Link
              href={hrefOf(each)}
              aria-label={words.page(each)}
              aria-current={each === page ? 'page' : undefined}
              className={cx(styles.item, touchTarget)}
            >
              {each}
            </Link>
          </li>
        ),
      )}
      <Step label={words.nextPage} href={page < pageCount ? hrefOf(Math.max(page + 1, 1)) : undefined} rel="next">
        <ChevronRightIcon />
      </Step>
    </ul>
  )
}

interface StepProps {
  label: string
  href: string | undefined
  rel: string
  children: ReactNode
}

/** At either end the link stays without an address, so that nothing moves and screen readers announce the end. */
function Step({ label, href, rel, children }: StepProps) {
  const className = cx(styles.item, touchTarget)
  return (
    <li>
      {href === undefined ? (
        // biome-ignore lint/a11y/useSemanticElements: an anchor without an address has no role of its own
        <span role="link" tabIndex={-1} aria-disabled="true" aria-label={label} className={className}>
          {children}
        </span>
      ) : (
        <Link href={href} rel={rel} aria-label={label} className={className}>
          {children}
        </Link>
      )}
    </li>
  )
}

const NEIGHBOURS = 1

/**
 * The pages to show (contract 9.11): both ends and the current page with its neighbours. A gap never replaces a single
 * page.
 */
export function pagesShown({ page, pageCount, margin }: Omit<PagesProps, 'hrefOf' | 'className'>): (number | 'gap')[] {
  const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)
  const wanted = [
    ...from(1, margin),
    ...from(page - NEIGHBOURS, 2 * NEIGHBOURS + 1),
    ...from(pageCount - margin + 1, margin),
  ]
  const shown = [...new Set(wanted)].filter((each) => each >= 1 && each <= pageCount).sort((one, other) => one - other)
  return shown.flatMap((each, index): (number | 'gap')[] => {
    const skipped = each - (shown[index - 1] ?? 0) - 1
    if (skipped === 0) return [each]
    return skipped === 1 ? [each - 1, each] : ['gap', each]
  })
}
