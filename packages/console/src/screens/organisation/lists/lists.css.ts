import { media, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: vars.space[3], minInlineSize: 0 })

/** Doubled, to win over the select's own width and display. */
export const rowsSelect = style({
  selectors: { '&&': { inlineSize: '112px' } },
  '@media': { [media.print]: { selectors: { '&&': { display: 'none' } } } },
})

/** Beside each other as many as fit; where only few would, they wait behind their button. */
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

/** Doubled, to win over the button's own display. */
export const filtersButton = style({
  '@media': { [media.roomy]: { selectors: { '&&': { display: 'none' } } } },
})

/** The filters are set as one line of controls. */
globalStyle(`${fields} > *`, { minInlineSize: 0, inlineSize: '100%' })

/** Lines of a cell, one below the other. */
export const contact = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' })
globalStyle(`${contact} > *`, { maxInlineSize: '100%', lineHeight: vars.lineHeight[12] })
