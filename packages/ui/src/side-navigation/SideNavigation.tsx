import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../link/LinkProvider.tsx'
import * as styles from './sideNavigation.css.ts'

export interface SideNavigationItem {
  href: string
  label: string
  icon?: ReactNode
  /** The current page, or an ancestor of it. */
  current?: boolean | undefined
}

interface SideNavigationProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Tells this navigation from others on the page. */
  label: string
  items: readonly SideNavigationItem[]
}

/** The places of the application, or of one of its parts, one below the other. */
export function SideNavigation({ label, items, ...rest }: SideNavigationProps) {
  return (
    <nav {...rest} aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ href, label: name, icon, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined} className={styles.item}>
              {icon}
              <span className={styles.label}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
