import { style } from '@vanilla-extract/css'
import { anchored } from '../internal/reason.css.ts'
import { media } from '../theme/media.ts'

/** Paper has no hover, so the whole text shows, on as many lines as it needs. */
const whenPrinted = {
  [media.print]: { display: 'inline', overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const

export const root = style({
  display: 'flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  inlineSize: 'fit-content',
  '@media': whenPrinted,
})

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' } as const

export const line = style({
  ...ellipsis,
  minInlineSize: '2ch',
  '@media': whenPrinted,
})

const minStart = '4ch'

/** Draws the two parts of a text whose end is kept. If even the end doesn't fit, it is cut too. */
export const drawn = style({
  position: 'relative',
  selectors: {
    '&::before': { ...ellipsis, content: ['attr(data-start)', 'attr(data-start) / ""'], minInlineSize: minStart },
    '&::after': {
      ...ellipsis,
      content: ['attr(data-end)', 'attr(data-end) / ""'],
      flex: 'none',
      maxInlineSize: `calc(100% - ${minStart})`,
    },
  },
  '@media': { [media.print]: { selectors: { '&::before, &::after': { content: 'none' } } } },
})

/** The text itself, in the same place as its drawing: for the selection, find in page and the accessible name. */
export const sourceText = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  whiteSpace: 'pre',
  color: 'transparent',
  forcedColorAdjust: 'none',
  '@media': { [media.print]: { position: 'static', color: 'inherit', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})

export const whole = style([anchored, { selectors: { '&&': { display: 'block' } } }])
