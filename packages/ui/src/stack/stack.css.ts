import { recipe } from '@vanilla-extract/recipes'
import { gaps } from '../internal/gaps.css.ts'

export const root = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: {
    gap: gaps,
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
    },
  },
  defaultVariants: { gap: '4', align: 'stretch' },
})
