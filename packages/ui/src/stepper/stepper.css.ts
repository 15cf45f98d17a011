import { style } from '@vanilla-extract/css'
import { typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const list = style({
  display: 'flex',
  gap: vars.space[2],
  listStyle: 'none',
  '@media': { [media.phone]: { position: 'relative', paddingBlockEnd: vars.lineHeight[13] } },
})

export const step = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `3px solid ${vars.line.hairline}`,
  color: vars.text.muted,
  ...typeScale[13],
  selectors: {
    '&[data-state="done"], &[data-state="current"]': { borderColor: vars.accent.solid },
    '&[data-state="current"]': { color: vars.text.default, fontWeight: vars.fontWeight.medium },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { '&[data-state="done"], &[data-state="current"]': { borderColor: 'Highlight' } },
    },
  },
})

export const words = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  minInlineSize: 0,
  '@media': {
    // There is no room for all labels: only the current step's shows, across the whole width.
    [media.phone]: {
      selectors: {
        '&': { position: 'absolute', insetInline: 0, insetBlockEnd: 0, whiteSpace: 'nowrap' },
        ':not([data-state="current"]) > &': { clipPath: 'inset(50%)' },
      },
    },
  },
})
/** Where only one label shows, below the first step's bar: which step it is. */
export const position = style({ display: 'none', '@media': { [media.phone]: { display: 'inline' } } })
export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
export const done = style({ color: vars.accent.text, marginBlockStart: '2px' })
