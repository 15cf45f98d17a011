import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

/** A value with its copy button at the end of the line, which doesn't make the line taller. */
export const copyable = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minInlineSize: 0,
  marginBlock: '-6px',
  fontVariantNumeric: 'tabular-nums',
})
