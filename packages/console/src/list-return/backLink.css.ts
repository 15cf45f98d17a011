import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  inlineSize: 'fit-content',
})
