import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

export const driverStatus = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  maxInlineSize: '100%',
})
