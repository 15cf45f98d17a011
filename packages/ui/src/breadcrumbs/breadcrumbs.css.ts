import { style } from '@vanilla-extract/css'
import { oneLine, typeScale, vars } from '../theme/contract.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 4px',
  listStyle: 'none',
  color: vars.text.muted,
  ...typeScale[13],
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minInlineSize: 0,
  maxInlineSize: '32ch',
})

export const link = style({ ...oneLine, paddingBlock: '2px' })

export const divider = style({ color: vars.text.faint })
