import type { ComponentProps, ReactNode } from 'react'
import { ToneShape } from '../icon/ToneShape.tsx'
import { cx } from '../internal/cx.ts'
import type { Tone } from '../theme/tokens.ts'
import * as styles from './timeline.css.ts'

export interface TimelineEvent {
  id: string
  title: ReactNode
  detail?: ReactNode
  tone?: Tone | undefined
  /** For machines: ISO 8601. */
  dateTime: string
  /** For people, and in full on hover. */
  time: string
  fullTime?: string | undefined
}

interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children' | 'aria-label'> {
  label: string
  events: readonly TimelineEvent[]
}

/** What happened, one event below the other, in the given order. */
export function Timeline({ label, events, className, ...rest }: TimelineProps) {
  return (
    <ol {...rest} aria-label={label} className={cx(styles.root, className)}>
      {events.map(({ id, title, detail, tone = 'neutral', dateTime, time, fullTime }) => (
        <li key={id} className={styles.event}>
          <span className={styles.marks[tone]}>
            <ToneShape tone={tone} />
          </span>
          <div className={styles.words}>
            <div className={styles.line}>
              <span className={styles.title}>{title}</span>
              <time dateTime={dateTime} title={fullTime} className={styles.time}>
                {time}
              </time>
            </div>
            {detail && <div className={styles.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
