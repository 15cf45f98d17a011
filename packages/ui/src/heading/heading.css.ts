import { recipe } from '@vanilla-extract/recipes'
import { typeScale, vars } from '../theme/contract.css.ts'

export const root = recipe({
  base: {
    color: vars.text.default,
    fontWeight: vars.fontWeight.semibold,
    letterSpacing: vars.tracking.tight,
    textWrap: 'balance',
    minInlineSize: 0,
  },
  variants: {
    size: {
      '14': typeScale[14],
      '16': typeScale[16],
      '20': typeScale[20],
      '22': typeScale[22],
      '24': typeScale[24],
      '32': typeScale[32],
    },
  },
})
