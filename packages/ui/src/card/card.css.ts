import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css.ts'

export const root = recipe({
  base: { minInlineSize: 0, borderBlockStart: `1px solid ${vars.text.default}` },
  variants: {
    padding: {
      none: {},
      '3': { paddingBlockStart: vars.space[3] },
      '4': { paddingBlockStart: vars.space[4] },
      '5': { paddingBlockStart: vars.space[5] },
      '6': { paddingBlockStart: vars.space[6] },
      '8': { paddingBlockStart: vars.space[8] },
    },
  },
})
