import type { ComponentProps, ReactNode } from 'react'
import { ToneShape } from '../icon/ToneShape.tsx'
import { cx } from '../internal/cx.ts'
import type { Tone } from '../theme/tokens.ts'
import { content, root } from './banner.css.ts'

interface BannerProps extends ComponentProps<'div'> {
  tone?: Tone | undefined
  /** What the user can do about it. */
  action?: ReactNode
}

/** A lasting state of the whole application, across its top. */
export function Banner({ tone = 'neutral', action, className, children, ...rest }: BannerProps) {
  return (
    <div role="status" {...rest} className={cx(root({ tone }), className)}>
      <ToneShape tone={tone} size="16" />
      <div className={content}>{children}</div>
      {action}
    </div>
  )
}
