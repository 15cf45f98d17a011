import { type HTMLAttributes, memo, type ReactNode, type Ref } from 'react'
import { ToneShape } from '../icon/ToneShape.tsx'
import { cx } from '../internal/cx.ts'
import { Link } from '../link/LinkProvider.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import type { Tone } from '../theme/tokens.ts'
import * as styles from './statTile.css.ts'

export interface StatTileProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  label: string
  /** Already formatted for the user; without it the tile is loading. */
  value?: string | undefined
  tone?: Exclude<Tone, 'neutral'> | undefined
  note?: ReactNode
  /** Shows the list that the number counts. */
  href?: string | undefined
  /** The list is the current one. */
  current?: boolean | undefined
  ref?: Ref<HTMLElement> | undefined
}

/** A number and what it counts. */
export const StatTile = memo(function StatTile(props: StatTileProps) {
  const { label, value, tone, note, href, current, className, ref, ...rest } = props
  const shared = { ...rest, className: cx(styles.root, className), ref: ref as Ref<never> } // a div or a link
  const content = (
    <>
      <span className={styles.label}>
        {tone && <ToneShape tone={tone} className={styles.shapes[tone]} />}
        {label}
      </span>
      <span className={styles.value}>{value ?? <Skeleton width={48} height={20} style={{ marginBlock: 4 }} />}</span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  )
  if (href === undefined) return <div {...shared}>{content}</div>
  return (
    <Link {...shared} href={href} aria-current={current ? 'true' : undefined}>
      {content}
    </Link>
  )
})
