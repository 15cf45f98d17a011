import { style } from '@vanilla-extract/css'
import { error, hint, label } from '../field/field.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const legend = label
export { error as errorLine, hint as hintLine }

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const choices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlock: vars.space[1],
})
export const row = style({ flexDirection: 'row', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[6]}` })

export const choice = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[2] })

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const note = style({
  minBlockSize: vars.lineHeight[12],
  marginBlockStart: vars.space[1],
  fontSize: vars.fontSize[12],
  lineHeight: vars.lineHeight[12],
})

export const choiceHint = style({
  color: vars.text.muted,
  fontSize: vars.fontSize[12],
  lineHeight: vars.lineHeight[12],
})

export const dot = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  marginBlockStart: '1px',
  border: `1.5px solid ${vars.line.control}`,
  borderRadius: vars.radius.full,
  background: vars.surface.card,
  cursor: 'pointer',
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:hover': { borderColor: vars.line.controlHover },
    '&:checked': { borderColor: vars.accent.solid, background: vars.accent.solid },
    '&:checked:hover': { borderColor: vars.accent.hover, background: vars.accent.hover },
    '&:checked::before': {
      content: '',
      position: 'absolute',
      inset: '4px',
      borderRadius: vars.radius.full,
      background: vars.accent.on,
    },
    '&::after': { content: '', position: 'absolute', inset: '-4px' },
    '&:disabled, &[aria-disabled="true"]': {
      background: vars.surface.sunken,
      borderColor: vars.line.hairline,
      cursor: 'not-allowed',
    },
    '[aria-invalid="true"] &': { borderColor: vars.tone.error.solid },
  },
  '@media': {
    [media.coarsePointer]: { selectors: { '&::after': { inset: '-13px' } } },
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      selectors: {
        '&:checked': { borderColor: 'Highlight', background: 'Canvas' },
        '&:checked::before': { background: 'Highlight' },
      },
    },
  },
})
