import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({ position: 'relative', display: 'block' })

export const field = styleVariants(vars.controlHeight, (side) => ({
  paddingInlineEnd: side,
  '::-ms-reveal': { display: 'none' },
}))

export const toggle = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  marginBlock: 'auto',
  ':focus-visible': { outlineOffset: '-4px' },
})
