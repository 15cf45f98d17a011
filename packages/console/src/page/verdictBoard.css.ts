import { typeScale, vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

/** Pushes itself to the middle of the board. */
export const list = style({ marginBlock: 'auto', padding: 0, listStyle: 'none' })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1.15fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '104px',
  borderBlockStart: `1px solid ${vars.board.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.board.line}` } },
})

export const word = style({
  ...typeScale[32],
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.tight,
})

export const note = style({ color: vars.board.muted, ...typeScale[16] })
