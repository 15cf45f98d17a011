import { media, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 })

/** Doubled, to override the select's own width and display. */
export const rowsSelect = style({
  selectors: { '&&': { inlineSize: '112px' } },
  '@media': { [media.print]: { selectors: { '&&': { display: 'none' } } } },
})

/** As many side by side as fit; where that is only a few, the filters are behind their button. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))',
  gap: vars.space[2],
  '@media': {
    [media.compact]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
      selectors: { '&:not([data-open])': { display: 'none' } },
    },
    [media.print]: { display: 'none' },
  },
})

/** Doubled, to override the button's own display. */
export const filtersButton = style({
  '@media': { [media.roomy]: { selectors: { '&&': { display: 'none' } } } },
})

/** All filters are equally wide, in lines of controls. */
globalStyle(`${fields} > *`, { minInlineSize: 0, inlineSize: '100%' })

/** A cell with several lines. */
export const contact = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' })
globalStyle(`${contact} > *`, { maxInlineSize: '100%', lineHeight: vars.lineHeight[12] })
