import { style } from '@vanilla-extract/css'
import { typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const positioner = style({ zIndex: vars.layer.popup, outline: 'none' })

/** The surface of everything that opens beside its trigger: there at once, since people open it all day; it fades away. */
export const popup = style({
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  color: vars.text.default,
  boxShadow: vars.elevation.floating,
  outline: 'none',
  selectors: { '&[data-ending-style]': { opacity: 0, transition: `opacity ${vars.duration.fast} ${vars.easing.out}` } },
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})

/** A list inside a popup; bounded by the room below the trigger. */
export const options = style({
  padding: vars.space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
})

/** A popover of the browser at the button that opened it; where it opens is its own. */
export const besideButton = style([
  popup,
  options,
  {
    position: 'fixed',
    inset: 'auto',
    margin: '4px 0',
    border: 0,
    // Where neither side has room for it, it covers its button.
    positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline, span-all span-inline-start, span-all',
    fontFamily: vars.font.family,
    fontWeight: vars.fontWeight.regular,
    whiteSpace: 'normal',
    textAlign: 'start',
    '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
  },
])

/** Where the pointer or the keyboard is: as Base UI marks it, or in a popover of the browser. */
const highlighted = ':is([data-highlighted], [role^="menuitem"]:focus, [role="option"]:focus)'

/** One selectable line; what is beside its text is in line with the first line of that. */
export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minBlockSize: '32px',
  paddingBlock: '6px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  outline: 'none',
  color: vars.text.default,
  ...typeScale[13],
  textAlign: 'start',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    [`&${highlighted}`]: { background: vars.surface.pressed }, // stronger than hover: it shows where the keyboard is
    '&[data-tone="error"]': { color: vars.tone.error.text },
    [`&[data-tone="error"]${highlighted}`]: { background: vars.tone.error.soft },
    '&[aria-disabled="true"]': { color: vars.text.faint, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: '44px' },
    [media.forcedColours]: {
      selectors: {
        [`&${highlighted}`]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
})

/** The tick of a selected line; the others reserve its space. */
export const optionTick = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  inlineSize: '16px',
  blockSize: vars.lineHeight[13],
  color: vars.accent.text,
  selectors: { ':not([data-selected], [data-checked]) > &': { visibility: 'hidden' } },
  '@media': { [media.forcedColours]: { selectors: { [`${highlighted} > &`]: { color: 'inherit' } } } },
})

export const optionText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const optionNote = style({
  display: 'block',
  color: vars.text.muted,
  ...typeScale[12],
})

export const groupLabel = style({
  paddingBlock: '6px 2px',
  paddingInline: vars.space[2],
  color: vars.text.muted,
  ...typeScale[12],
  fontWeight: vars.fontWeight.medium,
})

export const separator = style({
  blockSize: '1px',
  marginBlock: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[1]})`,
  border: 0,
  background: vars.line.hairline,
  '@media': { [media.forcedColours]: { background: 'CanvasText' } },
})
