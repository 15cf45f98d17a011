import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

export const navigation = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  padding: `${vars.space[4]} ${vars.space[3]}`,
})

export const brand = style({ paddingInline: vars.space[2] })
