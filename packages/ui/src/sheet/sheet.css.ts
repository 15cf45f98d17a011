import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const popup = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(520px, 100vw)',
  background: vars.surface.raised,
  color: vars.text.default,
  boxShadow: vars.elevation.dialog,
  outline: 'none',
  transition: `translate ${vars.duration.slow} ${vars.easing.out}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { translate: '100%' },
    '[dir="rtl"] &[data-starting-style], [dir="rtl"] &[data-ending-style]': { translate: '-100%' },
  },
  '@media': { [media.forcedColours]: { borderInlineStart: '1px solid CanvasText' } },
})

export const foot = style({ borderBlockStart: `1px solid ${vars.line.hairline}`, paddingBlockStart: vars.space[4] })
