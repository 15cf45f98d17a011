import { recipe } from '@vanilla-extract/recipes'
import { figures, oneLine, typeScale, vars } from '../theme/contract.css.ts'

export const root = recipe({
  base: { minInlineSize: 0 },
  variants: {
    size: typeScale,
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
    truncate: {
      true: { display: 'block', ...oneLine },
    },
    // Groups of figures keep their order in right-to-left text.
    tabular: {
      true: {
        ...figures,
        unicodeBidi: 'plaintext',
        '@media': { print: { whiteSpace: 'nowrap' } }, // a number or a date must not break
      },
    },
    mono: { true: { fontFamily: vars.font.mono, fontSize: '0.94em' } },
  },
})
