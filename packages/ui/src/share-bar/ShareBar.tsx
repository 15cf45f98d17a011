import type { ComponentProps } from 'react'
import { ToneShape } from '../icon/ToneShape.tsx'
import { cx } from '../internal/cx.ts'
import type { Tone } from '../theme/tokens.ts'
import * as styles from './shareBar.css.ts'

export interface SharePart {
  label: string
  count: number
  tone: Tone
}

export interface ShareBarProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What is divided. */
  label: string
  parts: readonly SharePart[]
  /** Formats the counts for the user. */
  format?: ((count: number) => string) | undefined
}

/** How a whole divides, as a bar with text and numbers below. */
export function ShareBar({ label, parts, format = String, className, ...rest }: ShareBarProps) {
  return (
    <figure aria-label={label} {...rest} className={cx(styles.root, className)}>
      <div aria-hidden="true" className={styles.bar}>
        {parts
          .filter(({ count }) => count > 0)
          .map(({ label: name, count, tone }) => (
            <div key={name} className={styles.parts[tone]} style={{ flexGrow: count }} />
          ))}
      </div>
      <ul className={styles.legend}>
        {parts.map(({ label: name, count, tone }) => (
          <li key={name} className={styles.entry}>
            <ToneShape tone={tone} className={styles.shapes[tone]} />
            {name} <span className={styles.count}>{format(count)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
