import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const run = keyframes({ '0%': { transform: 'translateX(-100%)' }, '100%': { transform: 'translateX(400%)' } })
const appear = keyframes({ from: { opacity: 0 } })

export const root = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: vars.layer.toast,
  blockSize: '3px',
  overflow: 'hidden',
  pointerEvents: 'none',
  animation: `${appear} 120ms linear 120ms backwards`, // nothing shows if loading is quicker than that
  '@media': { [media.reducedMotion]: { animation: 'none' }, [media.print]: { display: 'none' } },
})

export const runner = style({
  blockSize: '100%',
  inlineSize: '25%',
  borderRadius: vars.radius.full,
  background: vars.accent.text,
  animation: `${run} 1100ms ${vars.easing.inOut} infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none', inlineSize: '100%', opacity: 0.7 },
    [media.forcedColours]: { background: 'Highlight', forcedColorAdjust: 'none' },
  },
})
