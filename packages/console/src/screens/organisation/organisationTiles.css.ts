import { media, vars } from '@driver-trust/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

/** One strip of at most 56 px where there is room for it. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': { [media.print]: { zoom: '0.8' } },
})

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: '3px',
  border: `1px solid ${vars.line.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  selectors: { '&[data-aside]': { background: 'none' } },
  '@media': { [media.phone]: { selectors: { '&[data-aside]': { display: 'none' } } } }, // the list comes first
})

export const scope = style({
  paddingInline: '10px', // in line with the figures
  color: vars.text.muted,
  fontSize: vars.fontSize[12],
  lineHeight: vars.lineHeight[12],
  '@media': { [media.phone]: { paddingInline: vars.space[2] } },
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  margin: 0,
  paddingInline: '3px',
  listStyle: 'none',
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 0.7fr)',
    },
  },
})

export const segment = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '28px',
  paddingInline: '7px',
  borderRadius: vars.radius.small,
  color: vars.text.default,
  fontSize: vars.fontSize[13],
  lineHeight: vars.lineHeight[13],
  whiteSpace: 'nowrap',
  selectors: {
    'a&:hover': { background: vars.surface.hover },
    'a&[aria-current]': { background: vars.accent.soft, color: vars.accent.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.phone]: {
      display: 'block',
      blockSize: '100%',
      paddingBlock: '2px',
      paddingInline: '5px',
      fontSize: vars.fontSize[12],
      lineHeight: '14px',
      whiteSpace: 'normal',
      overflowWrap: 'break-word',
    },
    [media.forcedColours]: { selectors: { 'a&[aria-current]': { outline: '1px solid Highlight' } } },
  },
})

export const label = style({
  color: vars.text.muted,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
  '@media': { [media.phone]: { marginInlineEnd: '4px' } },
})

export const value = style({
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { display: 'inline-block', whiteSpace: 'nowrap' } }, // a figure never breaks
})

export const shapes = styleVariants(vars.tone, ({ text }) => ({
  color: text,
  '@media': { [media.phone]: { display: 'inline-block', marginInlineEnd: '4px', verticalAlign: '-2px' } },
}))

export const failed = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: '9px',
  color: vars.tone.error.text,
  fontSize: vars.fontSize[13],
})
