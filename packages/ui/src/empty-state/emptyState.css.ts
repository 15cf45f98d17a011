import { style } from '@vanilla-extract/css'
import { typeScale, vars } from '../theme/contract.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[6],
  textAlign: 'center',
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.full,
  background: vars.surface.sunken,
  color: vars.text.muted,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  maxInlineSize: 'min(44ch, 100%)',
  overflowWrap: 'anywhere',
})

export const title = style({
  ...typeScale[16],
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
})

export const description = style({ color: vars.text.muted, textWrap: 'pretty' })
