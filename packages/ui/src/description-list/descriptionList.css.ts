import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const layouts = styleVariants({
  rows: {
    selectors: { '&&': { display: 'flex', flexDirection: 'column' } },
  },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
    gap: `${vars.space[4]} ${vars.space[6]}`,
  },
})

export const entry = style({
  minInlineSize: 0,
  selectors: {
    [`${layouts.rows} > &`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(112px, 176px) minmax(0, 1fr)',
      gap: vars.space[4],
      paddingBlock: vars.space[2],
    },
    [`${layouts.rows} > & + &`]: { borderBlockStart: `1px solid ${vars.line.hairline}` },
  },
  '@media': {
    [media.phone]: { selectors: { [`${layouts.rows} > &`]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' } } },
  },
})

export const term = style({ color: vars.text.muted, fontSize: vars.fontSize[13], lineHeight: vars.lineHeight[13] })
export const detail = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
