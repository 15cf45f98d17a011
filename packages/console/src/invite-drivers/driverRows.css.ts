import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

export const driver = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.line.hairline}`, paddingBlockStart: vars.space[4] },
  },
})

export const remove = style({ alignSelf: 'flex-end' })
