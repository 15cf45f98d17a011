import { style } from '@vanilla-extract/css'
import { typeScale, vars } from '../theme/contract.css.ts'

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[8],
  paddingInline: vars.space[6],
  border: `1.5px dashed ${vars.line.control}`,
  borderRadius: vars.radius.card,
  background: vars.surface.field,
  textAlign: 'center',
  transition: `background ${vars.duration.fast} ${vars.easing.out}, border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:hover': { borderColor: vars.line.controlHover },
    '&[data-over]': { borderColor: vars.accent.solid, background: vars.accent.soft },
    '&[data-invalid]': { borderColor: vars.tone.error.solid },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
  },
})

export const icon = style({ color: vars.text.muted })

/** Covers the whole box, so that all of it is clickable. */
export const label = style({
  color: vars.text.link,
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
})

export const hint = style({ color: vars.text.muted, ...typeScale[13] })
export const error = style({
  color: vars.tone.error.text,
  ...typeScale[13],
  fontWeight: vars.fontWeight.medium,
})
