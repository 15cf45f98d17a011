import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const sizes = styleVariants(vars.controlHeight, (side) => ({
  inlineSize: side,
  blockSize: side,
  paddingInline: 0,
  color: vars.text.muted,
}))

/** The glyph grows with its box. */
const glyphs = { sm: '1rem', md: '1.25rem', lg: '1.5rem', xl: '1.5rem' } as const
for (const [size, side] of Object.entries(glyphs))
  globalStyle(`${sizes[size as keyof typeof glyphs]} svg`, { inlineSize: side, blockSize: side }) // the keys of a table

export const solid = styleVariants({
  primary: { color: vars.accent.on },
  destructive: { color: vars.critical.on },
  secondary: { color: vars.text.default },
  tertiary: {},
})
