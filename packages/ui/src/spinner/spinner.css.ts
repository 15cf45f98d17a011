import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })
const pulse = keyframes({ '50%': { opacity: 0.45 } })

export const root = style({
  flex: 'none',
  display: 'block',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: `${pulse} 1600ms linear infinite` } },
})

export const track = style({ opacity: 0.25 })
