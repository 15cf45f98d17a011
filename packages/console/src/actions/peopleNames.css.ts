import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ margin: 0, marginBlockStart: vars.space[2], padding: 0, listStyle: 'none' })

export const person = style({
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.line.hairline}`,
  fontSize: vars.fontSize[13],
  lineHeight: vars.lineHeight[13],
  overflowWrap: 'anywhere',
})
