import { style } from '@vanilla-extract/css'
import { typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const root = style({ flex: 'none', display: 'block', forcedColorAdjust: 'none' })
export const ground = style({
  fill: vars.accent.solid,
  '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
})
export const near = style({ fill: vars.accent.on, '@media': { [media.forcedColours]: { fill: 'Canvas' } } })
export const far = style([near, { opacity: 0.62 }])

export const lockup = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 })
export const name = style({
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.tight,
  ...typeScale[14],
})
