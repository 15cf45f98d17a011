import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const sizes = styleVariants({ sm: 24, md: 32, lg: 40 }, (side) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `${side}px`,
  blockSize: `${side}px`,
  borderRadius: vars.radius.full,
  background: vars.accent.soft,
  color: vars.accent.text,
  fontSize: side > 24 ? vars.fontSize[12] : '0.625rem',
  lineHeight: 1,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: '0.01em',
  userSelect: 'none' as const,
}))
