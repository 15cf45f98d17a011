import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0 })

export const bar = style({
  display: 'flex',
  gap: '2px',
  blockSize: '8px',
  borderRadius: vars.radius.full,
  overflow: 'hidden',
})

const part = style({
  minInlineSize: '3px',
  transition: `flex-grow ${vars.duration.slow} ${vars.easing.out}`,
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none', borderInlineEnd: '2px solid Canvas' } },
})

export const parts = styleVariants(vars.tone, ({ solid }) => [part, { background: solid }])

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  listStyle: 'none',
  fontSize: vars.fontSize[12],
  lineHeight: vars.lineHeight[12],
})

export const entry = style({ display: 'flex', alignItems: 'center', gap: '6px', color: vars.text.muted })
export const count = style({
  color: vars.text.default,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
})
export const shapes = styleVariants(vars.tone, ({ text }) => ({ color: text }))
