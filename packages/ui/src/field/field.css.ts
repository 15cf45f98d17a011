import { style } from '@vanilla-extract/css'
import { typeScale, vars } from '../theme/contract.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const label = style({
  alignSelf: 'flex-start',
  marginBlockEnd: vars.space[1],
  ...typeScale[13],
  fontWeight: vars.fontWeight.medium,
  color: vars.text.default,
})

/** Drawn by CSS with empty alternative text, so that the accessible name stays the label. */
export const required = style({
  '::after': { content: '"*" / ""', color: vars.tone.error.text, marginInlineStart: '2px' },
})

const line = style({
  marginBlockStart: vars.space[1],
  ...typeScale[12],
})

/** Reserves its line even if it is empty, so that an error moves nothing. */
export const note = style([line, { minBlockSize: vars.lineHeight[12] }])
export const denseNote = line

export const hint = style({ color: vars.text.muted })

export const error = style({
  display: 'flex',
  gap: '5px',
  color: vars.tone.error.text,
  fontWeight: vars.fontWeight.medium,
})
export const errorShape = style({ marginBlockStart: '2px' })
