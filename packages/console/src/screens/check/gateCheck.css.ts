import { vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

/** One column for a phone; wider screens only add room around it. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  maxInlineSize: vars.width.form,
  marginInline: 'auto',
})

/** Read and typed at arm's length. */
export const field = style({
  selectors: {
    '&&': { blockSize: '72px', fontSize: vars.fontSize[32], textAlign: 'center', letterSpacing: '0.08em' },
  },
})
