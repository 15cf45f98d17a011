import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  flexShrink: 0,
  display: 'inline-flex',
  inlineSize: 'fit-content', // also when a Stack stretches it
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '20px',
  blockSize: '20px',
  paddingInline: '5px',
  border: `1px solid ${vars.line.hairline}`,
  borderRadius: vars.radius.small,
  background: vars.surface.card,
  color: vars.text.muted,
  fontFamily: 'inherit',
  fontSize: vars.fontSize[12],
  lineHeight: 1,
})
