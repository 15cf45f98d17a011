import type { ComponentProps } from 'react'
import { ToneShape } from '../icon/ToneShape.tsx'
import { cx } from '../internal/cx.ts'
import type { Tone } from '../theme/tokens.ts'
import { label, root } from './badge.css.ts'

interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone | undefined
  /** For a kind rather than a status: no shape, only an outline. */
  plain?: boolean | undefined
  /** Without its pill, for rows: word, shape and tone remain. */
  bare?: boolean | undefined
}

/** A status as word, shape and tone; never colour alone. */
export function Badge({ tone = 'neutral', plain, bare, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={cx(root({ tone, plain, bare }), className)} data-tone={tone}>
      {!plain && <ToneShape tone={tone} />}
      <bdi className={label}>{children}</bdi>
    </span>
  )
}
