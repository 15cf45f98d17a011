import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

/** A value with its copy button at the end of the line, or near it in a long one; the line isn't taller for it. */
export const copyable = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minInlineSize: 0,
  maxInlineSize: '20rem',
  marginBlock: '-6px',
  fontVariantNumeric: 'tabular-nums',
})
