import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const root = style({ display: 'inline-flex', alignItems: 'flex-start', gap: vars.space[3] })

export const track = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  inlineSize: '36px',
  blockSize: '20px',
  margin: 0,
  borderRadius: vars.radius.full,
  background: vars.line.control,
  cursor: 'pointer',
  printColorAdjust: 'exact',
  transition: `background ${vars.duration.normal} ${vars.easing.out}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '2px',
      insetInlineStart: '2px',
      inlineSize: '16px',
      blockSize: '16px',
      borderRadius: vars.radius.full,
      background: vars.surface.field,
      transition: `translate ${vars.duration.normal} ${vars.easing.out}`,
    },
    '&:hover': { background: vars.line.controlHover },
    '&:checked, &:checked:hover': { background: vars.accent.solid },
    '&:checked::before': { translate: '16px', background: vars.accent.on },
    '[dir="rtl"] &:checked::before': { translate: '-16px' },
    '&:disabled': { background: vars.surface.pressed, cursor: 'not-allowed' },
    '&:disabled::before': { background: vars.surface.card },
    '&::after': { content: '', position: 'absolute', inset: '-6px' },
  },
  '@media': {
    [media.coarsePointer]: { selectors: { '&::after': { inset: '-12px -4px' } } },
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      outline: '1px solid CanvasText',
      selectors: {
        '&::before': { background: 'CanvasText' },
        '&:checked, &:checked:hover': { background: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:focus-visible': { outline: '2px solid Highlight' },
      },
    },
  },
})
