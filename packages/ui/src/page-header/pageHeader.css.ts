import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
})

export const identity = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minInlineSize: 0,
  flex: '1 1 280px',
  minBlockSize: vars.controlHeight.md,
})

export const title = style({ overflowWrap: 'anywhere' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const description = style({ color: vars.text.muted, maxInlineSize: '72ch' })
