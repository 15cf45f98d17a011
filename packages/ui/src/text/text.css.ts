import { styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css.ts'
import type { FontSize } from '../theme/tokens.ts'

const sizes = styleVariants(vars.fontSize, (fontSize, size) => ({
  fontSize,
  lineHeight: vars.lineHeight[size as FontSize], // both tables are keyed by size
}))

export const root = recipe({
  base: { minInlineSize: 0 },
  variants: {
    size: sizes,
    tone: {
      inherit: { color: 'inherit' },
      default: { color: vars.text.default },
      muted: { color: vars.text.muted },
      faint: { color: vars.text.faint },
      accent: { color: vars.accent.text },
      success: { color: vars.tone.success.text },
      warning: { color: vars.tone.warning.text },
      error: { color: vars.tone.error.text },
    },
    weight: {
      regular: { fontWeight: vars.fontWeight.regular },
      medium: { fontWeight: vars.fontWeight.medium },
      semibold: { fontWeight: vars.fontWeight.semibold },
      bold: { fontWeight: vars.fontWeight.bold },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    truncate: {
      true: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    // Groups of figures keep their order in right-to-left text.
    tabular: {
      true: {
        fontFamily: vars.font.figure,
        fontVariantNumeric: 'tabular-nums',
        unicodeBidi: 'plaintext',
        '@media': { print: { whiteSpace: 'nowrap' } }, // a number or a date must not break
      },
    },
    mono: { true: { fontFamily: vars.font.mono, fontSize: '0.94em' } },
  },
})
