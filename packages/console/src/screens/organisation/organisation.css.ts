import { media, typeScale, vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

/** A notice between the header and the board. */
export const notice = style({ marginBlockEnd: vars.space[2] })

/** A list with a driver beside it. */
export const besideList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 440px',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [media.print]: { display: 'block' } },
})

export const quiet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[4],
  color: vars.text.muted,
  ...typeScale[13],
  overflowWrap: 'anywhere',
})

export const figureList = style({ display: 'contents', listStyle: 'none' })
