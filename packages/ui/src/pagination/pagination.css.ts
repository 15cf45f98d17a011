import { style } from '@vanilla-extract/css'
import { figures, typeScale, vars } from '../theme/contract.css.ts'
import { below, from, media } from '../theme/media.ts'

export const root = style({
  containerType: 'inline-size',
  flex: '1 1 auto',
  minInlineSize: 'min(13.5rem, 100%)', // rather a line of its own than half of one
  '@media': { [media.print]: { display: 'none' } },
})

const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '2px',
  listStyle: 'none',
})

const ONE_LINE = 520
export const wideList = style([list, { '@container': { [below(ONE_LINE)]: { display: 'none' } } }])
export const narrowList = style([list, { '@container': { [from(ONE_LINE)]: { display: 'none' } } }])

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '2rem',
  blockSize: '2rem',
  paddingInline: '6px',
  borderRadius: vars.radius.control,
  color: vars.text.muted,
  ...typeScale[15],
  ...figures,
  transition: `background ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    'a&:not([aria-disabled]):hover': { background: vars.surface.hover, color: vars.text.default },
    '&[aria-current]': {
      borderRadius: 0,
      boxShadow: `inset 0 -4px ${vars.accent.text}`,
      color: vars.text.default,
      fontWeight: vars.fontWeight.bold,
    },
    '&[aria-disabled]': { color: vars.line.control, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[aria-current]': { outline: '1px solid Highlight', color: 'Highlight' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
})

export const gap = style({ color: vars.text.faint, minInlineSize: '1.5rem', textAlign: 'center' })
