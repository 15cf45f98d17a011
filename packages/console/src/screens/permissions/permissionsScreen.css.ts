import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

export const group = style({ marginBlockStart: vars.space[4] })

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const grant = style({
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line.hairline}` } },
})
