import { style } from '@vanilla-extract/css'
import { hereBar } from '../internal/hereBar.ts'
import { oneLine, typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const ROW_HEIGHT = 32

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minBlockSize: 0,
  minInlineSize: 0,
})

export const filter = style({ marginInline: vars.space[4] })

export const scroller = style({
  position: 'relative',
  flex: 1,
  minBlockSize: '64px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  outline: 'none',
})

export const spacer = style({ position: 'relative' })

export const row = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  blockSize: `${ROW_HEIGHT}px`,
  paddingInlineEnd: vars.space[4],
  color: vars.text.muted,
  ...typeScale[13],
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.hover, color: vars.text.default },
    '&[aria-current]': { color: vars.text.default, fontWeight: vars.fontWeight.semibold },
    '&[aria-current]::before': hereBar,
    [`${scroller}:focus-visible &[data-active]`]: { outline: `2px solid ${vars.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[aria-current]': { color: 'Highlight' },
        [`${scroller}:focus-visible &[data-active]`]: { outlineColor: 'Highlight' },
      },
    },
  },
})

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.small,
  color: vars.text.muted,
  selectors: { '&:hover': { background: vars.surface.pressed } },
})

export const chevron = style({
  transition: `rotate ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '[aria-expanded="true"] &': { rotate: '90deg' },
    '[dir="rtl"] [aria-expanded="true"] &': { rotate: '-90deg' },
  },
})

export const label = style({
  flex: 1,
  minInlineSize: 0,
  ...oneLine,
})

export const match = style({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})

export const empty = style({ paddingInline: vars.space[4], color: vars.text.muted, fontSize: vars.fontSize[13] })
