import { globalStyle, style } from '@vanilla-extract/css'
import { typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

// An unselected group of radios is indeterminate too.
const some = ':indeterminate:where([type="checkbox"])'
const on = `&:checked, &${some}`
const off = '&&:disabled, &&[aria-disabled="true"]'
const markOff = '&&:disabled::before, &&[aria-disabled="true"]::before'

/**
 * A checkbox or radio: the browser's own control, with its mark in `::before` and the touch target in `::after`. No
 * transitions: selecting all rows of a long table would fire a dozen events per box.
 */
export const nativeControl = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  border: `1.5px solid ${vars.line.control}`,
  background: vars.surface.field,
  cursor: 'pointer',
  printColorAdjust: 'exact', // or what is chosen would be empty on paper
  selectors: {
    '&:hover': { borderColor: vars.line.controlHover },
    [on]: { background: vars.accent.solid, borderColor: vars.accent.solid },
    [`&:checked:hover, &${some}:hover`]: { background: vars.accent.hover, borderColor: vars.accent.hover },
    '&&[aria-invalid="true"], [aria-invalid="true"] &&': { borderColor: vars.tone.error.solid },
    [off]: { background: vars.surface.sunken, borderColor: vars.line.hairline, cursor: 'not-allowed' },
    '&::before': { content: '', position: 'absolute', background: vars.accent.on, opacity: 0 },
    [`&:checked::before, &${some}::before`]: { opacity: 1 },
    [markOff]: { background: vars.text.faint },
    '&::after': { content: '', position: 'absolute', inset: '-4px' },
  },
  '@media': {
    [media.coarsePointer]: { selectors: { '&::after': { inset: '-13px' } } },
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      selectors: {
        [on]: { background: 'Highlight', borderColor: 'Highlight' },
        '&::before': { background: 'HighlightText' },
        [off]: { background: 'Canvas', borderColor: 'GrayText' },
        [markOff]: { background: 'GrayText' },
      },
    },
  },
})

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

const isOff = ':disabled, [aria-disabled="true"]'
globalStyle(`:is(${isOff}) + ${words} > label`, { color: vars.text.faint, cursor: 'not-allowed' })

export const hint = style({ color: vars.text.muted, ...typeScale[12] })
