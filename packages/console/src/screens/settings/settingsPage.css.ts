import { media, vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

/** The pages of the settings beside the one that is shown; above it where there is no room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space[6]} ${vars.space[8]}`,
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minInlineSize: 0,
  maxInlineSize: vars.width.form,
})
