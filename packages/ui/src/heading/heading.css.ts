import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/contract.css.ts'

const step = (size: '14' | '16' | '20' | '22' | '24' | '32') => ({
  fontSize: vars.fontSize[size],
  lineHeight: vars.lineHeight[size],
})

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
      '14': step('14'),
      '16': step('16'),
      '20': step('20'),
      '22': step('22'),
      '24': step('24'),
      '32': step('32'),
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' } },
  },
})
