import { style, styleVariants } from '@vanilla-extract/css'
import { typeScale, vars } from '../theme/contract.css.ts'
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

const inRows = `${layouts.rows} > &`

export const entry = style({
  minInlineSize: 0,
  selectors: {
    [inRows]: { display: 'flex', flexWrap: 'wrap', gap: `2px ${vars.space[4]}`, paddingBlock: vars.space[2] },
    [`${inRows} + &`]: { borderBlockStart: `1px solid ${vars.line.hairline}` },
  },
  '@media': { [media.phone]: { selectors: { [inRows]: { flexDirection: 'column' } } } },
})

export const term = style({
  color: vars.text.muted,
  ...typeScale[13],
  selectors: { [`${layouts.rows} > * > &`]: { flex: 'none', inlineSize: 'clamp(88px, 30%, 176px)' } },
  '@media': { [media.phone]: { selectors: { [`${layouts.rows} > * > &`]: { inlineSize: 'auto' } } } },
})

/** Goes below its term if there is too little room beside it. */
export const detail = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { [`${layouts.rows} > * > &`]: { flex: '1 1 120px' } },
  '@media': { [media.phone]: { selectors: { [`${layouts.rows} > * > &`]: { flex: 'none' } } } },
})
