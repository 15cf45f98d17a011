import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../internal/cx.ts'
import type { FontSize, FontWeight } from '../theme/tokens.ts'
import { root } from './text.css.ts'

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?:
    | 'span'
    | 'p'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'label'
    | 'legend'
    | 'dt'
    | 'dd'
    | 'li'
    | 'time'
    | 'code'
    | undefined
  size?: FontSize | undefined
  tone?: 'inherit' | 'default' | 'muted' | 'faint' | 'accent' | 'success' | 'warning' | 'error' | undefined
  weight?: FontWeight | undefined
  /** One line, cut at the end; use Truncate if the whole text must stay available. */
  truncate?: boolean | undefined
  /** In the face of figures, for IDs, counts, dates and phone numbers; not for sentences. */
  tabular?: boolean | undefined
  mono?: boolean | undefined
  /** For `as="time"`. */
  dateTime?: string | undefined
  /** For `as="label"`. */
  htmlFor?: string | undefined
  children?: ReactNode
  ref?: Ref<HTMLElement> | undefined
}

/** Running text in a step of the type scale. */
export function Text({
  as = 'span',
  size = '14',
  tone = 'inherit',
  weight,
  truncate,
  tabular,
  mono,
  className,
  ...rest
}: TextProps) {
  const Tag = as as 'span' // the tags differ only in dateTime and htmlFor
  const look = root({ size, tone, weight, truncate, tabular, mono })
  return <Tag {...(rest as object)} className={cx(look, className)} />
}
