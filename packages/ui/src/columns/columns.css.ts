import { style, styleVariants } from '@vanilla-extract/css'
import { below } from '../theme/media.ts'
import { rem } from '../theme/toCss.ts'

export const root = style({ display: 'grid', minInlineSize: 0 })

/** As many columns as fit, each at least this wide. */
export const widths = styleVariants({ tile: 140, narrow: 220, half: 320 }, (width) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(width)}, 100%), 1fr))`,
}))

export const withAside = style({
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)',
  alignItems: 'start',
  '@media': { [below(1120)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
