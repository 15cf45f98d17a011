import { style } from '@vanilla-extract/css'
import { anchored } from '../internal/reason.css.ts'
import { media } from '../theme/media.ts'

/** Paper cannot be hovered: there the whole is shown, in as many lines as it takes. */
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

/** Addresses and identifiers run from the left also where the page does not. */
export const leftToRight = style({ direction: 'ltr' })

export const head = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  minInlineSize: '2ch',
  '@media': whenPrinted,
})

/** About the width of a short head, which must not be padded. */
const leastHead = 'var(--least-head)'

/** What is seen of a text that is cut in the middle; nobody selects, finds or hears it. */
export const drawn = style({
  position: 'relative',
  selectors: {
    '&::before': {
      content: ['attr(data-head)', 'attr(data-head) / ""'],
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'pre',
      minInlineSize: `min(${leastHead}, 3.5ch)`,
    },
    '&::after': {
      content: ['attr(data-tail)', 'attr(data-tail) / ""'],
      flex: '0 0.001 auto', // cut at its end, once the head can't give way any more
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'pre',
    },
  },
  '@media': { [media.print]: { selectors: { '&::before, &::after': { content: 'none' } } } },
})

/** The text itself, in the same place, for the selection, the search of the browser and the accessible name. */
export const wholeText = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  whiteSpace: 'pre',
  color: 'transparent',
  forcedColorAdjust: 'none',
  '@media': { [media.print]: { position: 'static', color: 'inherit', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})

export const whole = style([anchored, { selectors: { '&&': { display: 'block' } } }])
