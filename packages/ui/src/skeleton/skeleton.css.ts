import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const root = style({
  display: 'block',
  borderRadius: vars.radius.small,
  background: vars.surface.skeleton,
  animation: `${breathe} 1600ms ${vars.easing.inOut} infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColours]: { background: 'GrayText', opacity: 0.4 },
  },
})
