import { media, vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

/** From edge to edge: the board is as wide as the page, and what is below it keeps to the page's margins. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  vars: { '--bleed': vars.space[6] },
  '@media': { [media.compact]: { vars: { '--bleed': vars.space[4] } } },
})

export const quiet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[4],
  color: vars.text.muted,
  fontSize: vars.fontSize[13],
  lineHeight: vars.lineHeight[13],
})

export const figureList = style({ display: 'contents', listStyle: 'none' })
