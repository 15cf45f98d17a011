import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

/** Over the page, at the bottom of the window. */
export const failure = style({
  position: 'fixed',
  insetBlockEnd: vars.space[4],
  insetInline: vars.space[4],
  marginInline: 'auto',
  maxInlineSize: vars.width.dialog,
  zIndex: vars.layer.overlay,
  padding: vars.space[4],
  background: vars.surface.raised,
  boxShadow: vars.elevation.floating,
})
