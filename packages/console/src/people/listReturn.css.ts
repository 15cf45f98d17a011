import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  inlineSize: 'fit-content',
})

export const neighbours = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] })

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '24px',
  fontSize: vars.fontSize[13],
})
