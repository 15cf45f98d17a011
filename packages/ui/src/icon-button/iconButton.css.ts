import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** Unless disabled, when it looks like any button. */
const on = '&:not(:disabled, [aria-disabled="true"]:not([aria-busy="true"]))'

export const sizes = styleVariants(vars.controlHeight, (side) => ({
  inlineSize: side,
  blockSize: side,
  paddingInline: 0,
  selectors: { [on]: { color: vars.text.muted } },
}))

/** The glyph grows with its box. */
const glyphs = { sm: '1rem', md: '1.25rem', lg: '1.5rem', xl: '1.5rem' } as const
for (const [size, side] of Object.entries(glyphs))
  globalStyle(`${sizes[size as keyof typeof glyphs]} svg`, { inlineSize: side, blockSize: side }) // the keys of a table

export const solid = styleVariants({
  primary: { selectors: { [on]: { color: vars.accent.on } } },
  destructive: { selectors: { [on]: { color: vars.critical.on } } },
  secondary: { selectors: { [on]: { color: vars.text.default } } },
  tertiary: {},
})
