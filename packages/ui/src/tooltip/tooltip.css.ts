import { style } from '@vanilla-extract/css'
import { bubble } from '../internal/reason.css.ts'
import { vars } from '../theme/contract.css.ts'

export const sheet = style([
  bubble,
  {
    transition: `opacity ${vars.duration.fast} ${vars.easing.out}`,
    selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
  },
])
