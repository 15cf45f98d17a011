import { createVar, style } from '@vanilla-extract/css'
import { entrance } from '../internal/entrance.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const edge = createVar()

export const popup = style([
  entrance({ translate: edge }, 'slow'),
  {
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: vars.layer.overlay,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'min(32.5rem, 100vw)',
    background: vars.surface.raised,
    color: vars.text.default,
    boxShadow: vars.elevation.dialog,
    outline: 'none',
    vars: { [edge]: '100%', [vars.surface.card]: vars.surface.raised },
    selectors: { '[dir="rtl"] &': { vars: { [edge]: '-100%' } } },
    '@media': { [media.forcedColours]: { borderInlineStart: '1px solid CanvasText' } },
  },
])

export const foot = style({
  borderBlockStart: `1px solid ${vars.line.hairline}`,
  paddingBlockStart: vars.space[4],
  selectors: { '&&': { animation: 'none' } }, // its line is always drawn
})
