import type { ComponentProps, ReactNode } from 'react'
import { AddIcon, type Icon, LockIcon, SearchIcon } from '../icon/icons.tsx'
import { cx } from '../internal/cx.ts'
import * as styles from './emptyState.css.ts'

type EmptyKind = 'nothing-yet' | 'no-results' | 'not-permitted'

interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Why there is nothing: three reasons that must not look alike. */
  kind?: EmptyKind | undefined
  title: string
  /** What will be here, or how to see more. */
  description?: ReactNode
  /** The one next step. */
  action?: ReactNode
}

const ICONS: Record<EmptyKind, Icon> = { 'nothing-yet': AddIcon, 'no-results': SearchIcon, 'not-permitted': LockIcon }

/** Replaces a list that has nothing to show. */
export function EmptyState({ kind = 'nothing-yet', title, description, action, className, ...rest }: EmptyStateProps) {
  const KindIcon = kind === 'nothing-yet' && !action ? undefined : ICONS[kind] // a plus promises something to add
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {KindIcon && (
        <span className={styles.icon}>
          <KindIcon size="20" />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description && <div className={styles.description}>{description}</div>}
      </div>
      {action}
    </div>
  )
}
