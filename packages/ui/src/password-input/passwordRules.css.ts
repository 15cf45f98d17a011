import { style } from '@vanilla-extract/css'
import { typeScale, vars } from '../theme/contract.css.ts'

export const list = style({ listStyle: 'none', display: 'flex', flexDirection: 'column', gap: vars.space[1] })

export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.text.muted,
  ...typeScale[13],
})

export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '16px',
  blockSize: '16px',
  borderRadius: '50%',
  border: `1px solid ${vars.line.control}`,
  selectors: {
    [`${rule}[data-met] &`]: { borderColor: 'transparent', color: vars.accent.text },
  },
})
