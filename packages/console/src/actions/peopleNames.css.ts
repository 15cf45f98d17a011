import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({ margin: 0, marginBlockStart: vars.space[2], padding: 0, listStyle: 'none' })

/** The name, beside it what distinguishes people with the same name, and the reason below. */
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.line.hairline}`,
  fontSize: vars.fontSize[13],
  lineHeight: vars.lineHeight[13],
  overflowWrap: 'anywhere',
})

export const reason = style({ flexBasis: '100%' })
