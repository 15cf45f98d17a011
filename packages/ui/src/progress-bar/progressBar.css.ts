import { style } from '@vanilla-extract/css'
import { figures, typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0 })

export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  ...typeScale[13],
})

export const amount = style({
  color: vars.text.muted,
  ...figures,
})

export const track = style({
  blockSize: '6px',
  borderRadius: vars.radius.full,
  background: vars.surface.pressed,
  overflow: 'hidden',
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})

export const fill = style({
  blockSize: '100%',
  borderRadius: 'inherit',
  background: vars.accent.solid,
  transition: `inline-size ${vars.duration.slow} ${vars.easing.out}`,
  '@media': { [media.forcedColours]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
