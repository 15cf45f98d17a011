import type { ComponentProps, ReactNode } from 'react'
import { ToneShape } from '../icon/ToneShape.tsx'
import { cx } from '../internal/cx.ts'
import type { Tone } from '../theme/tokens.ts'
import * as styles from './inlineAlert.css.ts'

interface InlineAlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: Tone | undefined
  title?: ReactNode
  /** `alert` interrupts, for something the user just caused; `note` waits to be read. */
  role?: 'alert' | 'status' | 'note' | undefined
  action?: ReactNode
}

/** A message about the part of the page it is in. */
export function InlineAlert({
  tone = 'neutral',
  title,
  role = tone === 'error' ? 'alert' : 'status',
  action,
  className,
  children,
  ...rest
}: InlineAlertProps) {
  return (
    <div {...rest} role={role} className={cx(styles.root({ tone }), className)}>
      <div className={styles.message}>
        <ToneShape tone={tone} size="16" className={styles.shape} />
        <div className={styles.content}>
          {title && <div className={styles.title}>{title}</div>}
          <div className={title ? undefined : styles.text}>{children}</div>
        </div>
      </div>
      {action}
    </div>
  )
}
