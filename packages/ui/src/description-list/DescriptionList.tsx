import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import * as styles from './descriptionList.css.ts'

export interface Description {
  term: string
  detail: ReactNode
}

interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly Description[]
}

/** The facts about one thing. */
export function DescriptionList({ items, className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={cx(styles.root, className)}>
      {items.map(({ term, detail }) => (
        <div key={term} className={styles.entry}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
