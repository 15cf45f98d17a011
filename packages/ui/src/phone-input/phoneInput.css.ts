import { style } from '@vanilla-extract/css'
import { figures, vars } from '../theme/contract.css.ts'

export const root = style({ display: 'flex', gap: vars.space[2], direction: 'ltr' }) // numbers run from the left everywhere

export const country = style({
  flex: 'none',
  inlineSize: 'auto',
  minInlineSize: '6.5rem',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  ...figures,
})

export const code = style({ color: vars.text.muted })

export const chevron = style({ color: vars.text.muted, flex: 'none' })

export const search = style({ padding: vars.space[1], borderBlockEnd: `1px solid ${vars.line.hairline}` })

export const dial = style({
  color: vars.text.muted,
  ...figures,
  marginInlineStart: 'auto',
})

export const wide = style({ inlineSize: '18.75rem' })
