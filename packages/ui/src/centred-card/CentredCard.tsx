import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { Lockup } from '../mark/Mark.tsx'
import * as styles from './centredCard.css.ts'

export interface CentredCardProps extends ComponentProps<'div'> {
  /** The product's name, shown beside its mark. */
  brand: string
  /** Room for two columns of fields, as in onboarding. */
  wide?: boolean | undefined
  /** Between the mark and the card, for a stepper. */
  before?: ReactNode
  /** Below the card. */
  footer?: ReactNode
}

/** One card on a quiet canvas, for everything outside the console itself; it is the page's `main`. */
export function CentredCard({ brand, wide, before, footer, className, children, ...rest }: CentredCardProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={cx(styles.column, wide && styles.wide)}>
        <header className={styles.brand}>
          <Lockup name={brand} size={28} />
        </header>
        {before}
        <main id="main" tabIndex={-1} className={styles.card}>
          {children}
        </main>
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  )
}
