import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

const on = '&:checked, &:indeterminate'

/** The box of a checkbox: the browser's own control in our clothes. */
export const box = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  border: `1.5px solid ${vars.line.control}`,
  borderRadius: vars.radius.small,
  background: vars.surface.card,
  cursor: 'pointer',
  transition: `background ${vars.duration.fast} ${vars.easing.out}, border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:hover': { borderColor: vars.line.controlHover },
    [on]: { background: vars.accent.solid, borderColor: vars.accent.solid },
    '&:checked:hover, &:indeterminate:hover': { background: vars.accent.hover, borderColor: vars.accent.hover },
    '&[aria-invalid="true"]': { borderColor: vars.tone.error.solid },
    '&:disabled': { background: vars.surface.sunken, borderColor: vars.line.hairline, cursor: 'not-allowed' },
    '&::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: vars.accent.on,
      opacity: 0,
      clipPath: 'polygon(21% 49%, 31% 39%, 43% 51%, 68% 24%, 79% 34%, 43% 71%)',
    },
    '&:checked::before, &:indeterminate::before': { opacity: 1 },
    '&:indeterminate::before': { clipPath: 'inset(42% 22% 42% 22% round 1px)' },
    '&:disabled::before': { background: vars.text.faint },
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
        '&:disabled': { borderColor: 'GrayText' },
      },
    },
  },
})

export const root = style({ display: 'inline-flex', gap: vars.space[2], alignItems: 'flex-start', cursor: 'pointer' })
globalStyle(`${root} > ${box}`, { marginBlockStart: '1px' })

export const text = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const hint = style({ color: vars.text.muted, fontSize: vars.fontSize[12], lineHeight: vars.lineHeight[12] })

export const off = style({ color: vars.text.faint, cursor: 'not-allowed' })
