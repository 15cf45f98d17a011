import { style } from '@vanilla-extract/css'
import { typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const root = style({
  selectors: { '&&': { display: 'flex', flexDirection: 'column' } },
})

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${vars.space[4]}`,
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line.hairline}` } },
  '@media': { [media.phone]: { flexDirection: 'column' } },
})

export const term = style({
  flex: 'none',
  inlineSize: 'clamp(5.5rem, 30%, 11rem)',
  color: vars.text.muted,
  ...typeScale[13],
  '@media': { [media.phone]: { inlineSize: 'auto' } },
})

/** Goes below its term if there is too little room beside it. */
export const detail = style({
  flex: '1 1 120px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { flex: 'none' } },
})
