import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({ display: 'grid', minInlineSize: 0 })

/** As many columns as fit, each at least this wide. */
export const widths = styleVariants({ tile: 140, narrow: 220, half: 320 }, (width) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${width}px, 100%), 1fr))`,
}))

export const withAside = style({
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)',
  alignItems: 'start',
  '@media': { '(width < 1120px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
