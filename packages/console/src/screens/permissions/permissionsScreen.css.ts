import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ margin: 0, marginBlockStart: vars.space[3], padding: 0, listStyle: 'none' })

export const grant = style({
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line.hairline}` } },
})
