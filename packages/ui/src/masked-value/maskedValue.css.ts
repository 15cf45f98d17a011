import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  color: vars.text.faint,
  letterSpacing: '0.12em',
  whiteSpace: 'nowrap',
  userSelect: 'none',
})
