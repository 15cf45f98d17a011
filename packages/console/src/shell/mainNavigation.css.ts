import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

export const navigation = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  gap: vars.space[4],
  paddingBlock: `14px ${vars.space[3]}`,
})

export const brand = style({ paddingInline: vars.space[4] })

/** Fills the remaining height and scrolls on its own. */
export const tree = style({ flex: 1, minBlockSize: '160px' })
