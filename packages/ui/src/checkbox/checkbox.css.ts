import { globalStyle, style } from '@vanilla-extract/css'
import { nativeControl } from '../internal/nativeControl.css.ts'
import { vars } from '../theme/contract.css.ts'

export const box = style([
  nativeControl,
  {
    borderRadius: vars.radius.small,
    selectors: {
      '&::before': { inset: 0, clipPath: 'polygon(21% 49%, 31% 39%, 43% 51%, 68% 24%, 79% 34%, 43% 71%)' },
      '&:indeterminate::before': { clipPath: 'inset(42% 22% 42% 22% round 1px)' },
    },
  },
])

export const root = style({ display: 'inline-flex', gap: vars.space[2], alignItems: 'flex-start', cursor: 'pointer' })
globalStyle(`${root} > ${box}`, { marginBlockStart: '1px' })
