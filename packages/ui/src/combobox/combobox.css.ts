import { style, styleVariants } from '@vanilla-extract/css'
import { options, popup } from '../internal/popup.css.ts'
import { typeScale, vars } from '../theme/contract.css.ts'

export const root = style({ position: 'relative', display: 'block' })

export const field = style({ paddingInlineEnd: '68px' })

export const buttons = styleVariants(vars.controlHeight, (blockSize) => ({
  position: 'absolute',
  insetInlineEnd: '4px',
  insetBlockStart: 0,
  blockSize,
  display: 'flex',
  alignItems: 'center',
}))

export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: vars.radius.small,
  color: vars.text.muted,
  ':hover': { color: vars.text.default },
  ':focus-visible': { outlineOffset: '-2px' },
})

/** At most 320 px high (contract 9.10), and never wider than its longest line needs. */
export const sheet = style([
  popup,
  {
    minInlineSize: 'var(--anchor-width)',
    maxInlineSize: 'min(26.25rem, calc(100vw - 16px))',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
  },
])

export const list = style([options, { maxBlockSize: 'min(320px, var(--available-height))', outline: 'none' }])

export const noteLine = style({
  padding: `${vars.space[3]} ${vars.space[3]}`,
  color: vars.text.muted,
  ...typeScale[13],
  ':empty': { display: 'none' },
})
