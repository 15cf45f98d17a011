import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const sizes = styleVariants(vars.controlHeight, (side) => ({
  inlineSize: side,
  blockSize: side,
  paddingInline: 0,
  color: vars.text.muted,
}))

export const solid = styleVariants({
  primary: { color: vars.accent.on },
  destructive: { color: vars.critical.on },
  secondary: {},
  tertiary: {},
})
