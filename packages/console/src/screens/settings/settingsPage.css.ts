import { below, vars } from '@driver-trust/ui/theme'
import { style } from '@vanilla-extract/css'

/** Narrower, a form beside the navigation would be cut short. */
const narrow = below(768)

/** The settings navigation beside the page, or above it on narrow screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '11.5rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space[6]} ${vars.space[8]}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
  maxInlineSize: vars.width.form,
})
