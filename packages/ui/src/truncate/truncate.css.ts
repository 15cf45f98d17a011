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

export const head = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'pre',
  minInlineSize: '2ch',
  '@media': whenPrinted,
})

export const whole = style([anchored, { selectors: { '&&': { display: 'block' } } }])
