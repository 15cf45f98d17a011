import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { colours, mark, outline, root, shape, sizes } from './signal.css.ts'

/** What it says: stop, wait, go, go with something due soon, or nothing certain. */
export type Aspect = 'stop' | 'wait' | 'go' | 'soon' | 'unknown'

interface SignalProps extends Omit<ComponentProps<'svg'>, 'children'> {
  aspect: Aspect
  /** Pixels at the default font size. */
  size?: keyof typeof sizes | undefined
  /** The background it is on: paper, a band in the signal's own colour, or the black board. */
  ground?: keyof typeof colours | undefined
  /** Only if no text beside it says the same. */
  label?: string | undefined
}

const ahead = (
  <>
    <rect x="1.5" y="1.5" width="21" height="21" rx="3" className={shape} />
    <path d="M12 4.4 19 11.8h-4.3v7.6H9.3v-7.6H5Z" className={mark} />
  </>
)

/** Road signs that differ in outline, from 12 px up and without colour. */
const SHAPES: Record<Aspect, ReactNode> = {
  stop: (
    <>
      <circle cx="12" cy="12" r="11" className={shape} />
      <rect x="5" y="9.6" width="14" height="4.8" rx=".5" className={mark} />
    </>
  ),
  wait: <path d="M3 4.4h18L12 20Z" strokeWidth="3" strokeLinejoin="round" className={outline} />,
  go: ahead,
  soon: ahead,
  unknown: <circle cx="12" cy="12" r="9.5" strokeWidth="2.6" strokeDasharray="6.35 3.6" className={outline} />,
}

/** Who can go and who must stop: no entry, give way, ahead only, or a broken ring for what wasn't checked. */
export function Signal({ aspect, size = '16', ground = 'paper', label, className, ...rest }: SignalProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      focusable="false"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      {...rest}
      className={cx(root, sizes[size], colours[ground][aspect], className)}
    >
      {SHAPES[aspect]}
    </svg>
  )
}
