import { style } from '@vanilla-extract/css'
import { figures, typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const root = style({
  containerType: 'inline-size',
  flex: '1 1 auto',
  minInlineSize: 'min(216px, 100%)', // rather a line of its own than half of one
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

const narrow = '(width < 520px)'
export const wideList = style([list, { '@container': { [narrow]: { display: 'none' } } }])
export const narrowList = style([list, { '@container': { '(width >= 520px)': { display: 'none' } } }])

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '32px',
  blockSize: '32px',
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

export const gap = style({ color: vars.text.faint, minInlineSize: '24px', textAlign: 'center' })
