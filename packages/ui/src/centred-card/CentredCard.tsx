import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { Lockup } from '../mark/Mark.tsx'
import * as styles from './centredCard.css.ts'

interface CentredCardProps extends ComponentProps<'div'> {
  /** The product's name, shown beside its mark. */
  brand: string
  /** Room for two columns of fields, as in onboarding. */
  wide?: boolean | undefined
  /** A board beside the card where the page is wide enough for both; it carries the mark. */
  board?: ReactNode
  /** Between the mark and the card, for a stepper. */
  before?: ReactNode
}

/** One form on quiet paper, for everything outside the console itself; it is the page's `main`. */
export function CentredCard({ brand, wide, board, before, className, children, ...rest }: CentredCardProps) {
  return (
    <div {...rest} className={cx(styles.root, board !== undefined && styles.withBoard, className)}>
      {board !== undefined && (
        <aside className={styles.board}>
          <Lockup name={brand} size={28} />
          {board}
        </aside>
      )}
      <div className={cx(styles.column, wide && styles.wide)}>
        <header className={cx(styles.brand, board !== undefined && styles.brandBesideBoard)}>
          <Lockup name={brand} size={28} />
        </header>
        {before}
        <main id="main" tabIndex={-1} className={styles.card}>
          {children}
        </main>
      </div>
    </div>
  )
}
