import { style } from '@vanilla-extract/css'
import { figures, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const bar = style({ display: 'flex', boxShadow: `inset 0 -1px ${vars.line.hairline}` })

export const list = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[2]})`, // the first label, not its focus ring, is in line with the page
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  minBlockSize: '40px',
  paddingInline: vars.space[2],
  color: vars.text.muted,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
  transition: `color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:hover': { color: vars.text.default },
    '&[data-active]': { color: vars.text.default },
    '&[data-active]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[2],
      insetBlockEnd: 0,
      blockSize: '4px',
      background: vars.accent.text,
    },
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.small },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&[data-active]::after': { background: 'Highlight' } } },
    [media.print]: { selectors: { '&:not([data-active])': { display: 'none' } } },
  },
})

export const count = style({
  color: vars.text.muted,
  fontSize: vars.fontSize[15],
  ...figures,
})

export const panel = style({
  paddingBlockStart: vars.space[4],
  minInlineSize: 0,
  ':focus-visible': { outlineOffset: '4px', borderRadius: vars.radius.control },
})
