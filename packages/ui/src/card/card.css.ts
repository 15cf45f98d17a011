import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css.ts'

export const root = recipe({
  base: {
    minInlineSize: 0,
    border: `1px solid ${vars.line.hairline}`,
    borderRadius: vars.radius.card,
    background: vars.surface.card,
    boxShadow: vars.elevation.card,
  },
  variants: {
    padding: {
      none: {},
      '3': { padding: vars.space[3] },
      '4': { padding: vars.space[4] },
      '5': { padding: vars.space[5] },
      '6': { padding: vars.space[6] },
      '8': { padding: vars.space[8] },
    },
  },
})
