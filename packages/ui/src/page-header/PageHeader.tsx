import type { ComponentProps, ReactNode } from 'react'
import { Heading } from '../heading/Heading.tsx'
import { cx } from '../internal/cx.ts'
import * as styles from './pageHeader.css.ts'

interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The page's only h1. */
  title: ReactNode
  breadcrumb?: ReactNode
  /** Badges beside the title. */
  meta?: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  /** The last one is the primary action. */
  actions?: ReactNode
}

/** Where the user is, what the page is called and what can be done with it. */
export function PageHeader({ title, breadcrumb, meta, description, actions, className, ...rest }: PageHeaderProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {breadcrumb}
      <div className={styles.line}>
        <div className={styles.identity}>
          <Heading level={1} tabIndex={-1} className={styles.title}>
            {title}
          </Heading>
          {meta}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {description && <p className={styles.description}>{description}</p>}
    </div>
  )
}
