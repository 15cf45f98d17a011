import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({ position: 'relative', display: 'block' })

export const field = style({ paddingInlineEnd: '68px' })

export const buttons = styleVariants(vars.controlHeight, (blockSize) => ({
  position: 'absolute',
  insetInlineEnd: '4px',
  insetBlockStart: 0,
  blockSize,
  display: 'flex',
  alignItems: 'center',
}))

export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: vars.radius.small,
  color: vars.text.muted,
  ':hover': { color: vars.text.default },
  ':focus-visible': { outlineOffset: '-2px' },
})
