import { media, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** The verdict reaches from edge to edge, the rest as far as a page's content. */
export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] })

/** Shown first, but after the name in the DOM: screen readers say who it is about first. */
export const verdictArea = style({ order: -1 })

globalStyle(`${page} > :not(${verdictArea})`, { maxInlineSize: vars.width.content })

/** The documents and what happened, beside the contact; on a narrow page the contact comes first. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(21.5rem, 1fr)',
  gap: `${vars.space[8]} ${vars.space[12]}`,
  alignItems: 'start',
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const factsArea = style({
  '@media': { [media.compact]: { selectors: { [`${columns} > &`]: { order: -1 } } } },
})
