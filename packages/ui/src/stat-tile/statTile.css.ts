import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minInlineSize: 0,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `1px solid ${vars.line.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  color: vars.text.default,
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}, background ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    'a&:hover': { borderColor: vars.line.control },
    'a&[aria-current]': { borderColor: vars.accent.text, background: vars.accent.soft },
  },
  '@media': { [media.forcedColours]: { selectors: { 'a&[aria-current]': { borderColor: 'Highlight' } } } },
})

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  color: vars.text.muted,
  fontSize: vars.fontSize[12],
  lineHeight: vars.lineHeight[12],
  fontWeight: vars.fontWeight.medium,
})

export const value = style({
  fontSize: vars.fontSize[20],
  lineHeight: vars.lineHeight[20],
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.tracking.tight,
})

export const note = style({ color: vars.text.muted, fontSize: vars.fontSize[12], lineHeight: vars.lineHeight[12] })

export const shapes = styleVariants(vars.tone, ({ text }) => ({ color: text }))
