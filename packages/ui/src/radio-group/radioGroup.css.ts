import { style } from '@vanilla-extract/css'
import { nativeControl } from '../internal/nativeControl.css.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const choices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlock: vars.space[1],
})
export const row = style({ flexDirection: 'row', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[6]}` })

export const choice = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[2] })

export const dot = style([
  nativeControl,
  {
    marginBlockStart: '1px',
    borderRadius: vars.radius.full,
    selectors: { '&::before': { inset: '4px', borderRadius: vars.radius.full } },
  },
])
