import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  inlineSize: `calc(var(--code-length) * 1.9ch + 40px)`,
  maxInlineSize: '100%',
  paddingInlineStart: '20px',
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[20],
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.9ch',
  '::placeholder': { letterSpacing: '0.9ch' },
})
