import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const root = style({
  position: 'sticky',
  insetBlockEnd: vars.space[4],
  zIndex: vars.layer.navigation,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  boxShadow: vars.elevation.floating,
  '@media': {
    [media.forcedColours]: { border: '1px solid CanvasText' },
    [media.print]: { display: 'none' },
  },
})

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '1 1 160px',
  minInlineSize: 0,
  fontWeight: vars.fontWeight.medium,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
