import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

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

export const gaps = styleVariants(
  { '3': vars.space[3], '4': vars.space[4], '6': vars.space[6], '8': vars.space[8] },
  (gap) => ({ gap }),
)
