import { type ComponentProps, type ReactNode, useId } from 'react'
import { Heading, type HeadingLevel } from '../heading/Heading.tsx'
import { cx } from '../internal/cx.ts'
import * as styles from './formLayout.css.ts'

/** The sections of a form, one below the other, 560 px wide. */
export function FormLayout({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.root, className)} />
}

interface FormSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: string | undefined
  /** The heading's level in the outline. */
  level?: HeadingLevel | undefined
  /** A sentence that says why the form asks. */
  reason?: ReactNode
}

/** Fields that belong together, under a heading that names them. */
export function FormSection({ title, level = 2, reason, className, children, ...rest }: FormSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={title ? id : undefined} {...rest} className={cx(styles.section, className)}>
      {title && (
        <div className={styles.sectionHead}>
          <Heading id={id} level={level} size="16">
            {title}
          </Heading>
          {reason && <p className={styles.reason}>{reason}</p>}
        </div>
      )}
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

/** Two short fields, side by side if they fit. */
export function FieldPair({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.pair, className)} />
}
