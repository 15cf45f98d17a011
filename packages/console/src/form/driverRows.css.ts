import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

export const driver = style({
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.line.hairline}`, paddingBlockStart: vars.space[4] },
  },
})
