import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({ position: 'relative', display: 'block' })

export const field = style({
  paddingInline: 'calc(1rem + 18px) calc(1rem + 16px)',
  '::-webkit-search-cancel-button': { display: 'none' },
})

export const icon = style({
  position: 'absolute',
  insetInlineStart: '11px',
  insetBlock: 0,
  marginBlock: 'auto',
  color: vars.text.muted,
  pointerEvents: 'none',
})

export const clear = style({
  position: 'absolute',
  insetInlineEnd: '4px',
  insetBlock: 0,
  marginBlock: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.small,
  color: vars.text.muted,
  ':hover': { background: vars.surface.hover, color: vars.text.default },
  ':focus-visible': { outlineOffset: '-1px' },
})
