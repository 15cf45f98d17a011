import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { Tone } from '../theme/tokens.ts'
import { sizes } from './icon.css.ts'

interface ToneShapeProps {
  tone: Tone
  size?: '12' | '16' | '20' | '24' | undefined
  className?: string | undefined
}

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Five outlines that differ without colour, at 12 px and in print. */
const SHAPES: Record<Tone, ReactNode> = {
  neutral: <circle cx="6" cy="6" r="2.75" fill="currentColor" />,
  success: <path d="M2.2 6.5 4.9 9.1 9.8 3.3" {...line} strokeWidth={1.9} />,
  warning: (
    <>
      <path d="M6 1.5 11.1 10.4H.9Z" {...line} />
      <path d="M6 4.9v2.2" {...line} />
      <circle cx="6" cy="8.75" r=".8" fill="currentColor" />
    </>
  ),
  greyWarning: (
    <>
      <circle cx="6" cy="6" r="4.7" {...line} />
      <path d="M6 3.5V6l1.8 1.2" {...line} />
    </>
  ),
  error: (
    <>
      <circle cx="6" cy="6" r="4.7" {...line} />
      <path d="M2.7 9.3 9.3 2.7" {...line} />
    </>
  ),
}

/** The shape that goes with a tone: dot, check, triangle, clock, barred circle. Decoration: the word beside it speaks. */
export function ToneShape({ tone, size = '12', className }: ToneShapeProps) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" focusable="false" className={cx(sizes[size], className)}>
      {SHAPES[tone]}
    </svg>
  )
}
