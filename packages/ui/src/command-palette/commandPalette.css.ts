import { style } from '@vanilla-extract/css'
import { entrance } from '../internal/entrance.ts'
import { option } from '../internal/popup.css.ts'
import { oneLine, typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const popup = style([
  entrance({ opacity: 0 }, 'fast'),
  {
    position: 'fixed',
    zIndex: vars.layer.overlay,
    insetBlockStart: '12vh',
    insetInline: 0,
    marginInline: 'auto',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 'min(37.5rem, calc(100vw - 16px))',
    maxBlockSize: 'min(480px, 76vh)',
    borderRadius: vars.radius.card,
    background: vars.surface.raised,
    color: vars.text.default,
    boxShadow: vars.elevation.dialog,
    outline: 'none',
    overflow: 'hidden',
    '@media': {
      [media.phone]: { insetBlockStart: '8px' },
      [media.forcedColours]: { border: '1px solid CanvasText' },
    },
  },
])

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.line.hairline}`,
  color: vars.text.muted,
})

export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: '3.25rem',
  border: 0,
  background: 'none',
  color: vars.text.default,
  fontSize: vars.fontSize[16],
  selectors: { '&:focus-visible': { outline: 'none' } }, // the palette has one field, and its caret shows the focus
})

export const list = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: vars.space[2],
  scrollbarWidth: 'thin',
})

export const group = style({ selectors: { '& + &': { marginBlockStart: vars.space[2] } } })

export const groupLabel = style({
  padding: `${vars.space[1]} ${vars.space[2]}`,
  color: vars.text.muted,
  ...typeScale[12],
  fontWeight: vars.fontWeight.medium,
})

export const command = style([
  option,
  { alignItems: 'center', minBlockSize: '40px', gap: vars.space[3], fontSize: vars.fontSize[14] },
])

export const icon = style({ color: vars.text.muted, flex: 'none' })
export const label = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  ...oneLine,
})
export const hint = style({
  flex: '1 1 0',
  minInlineSize: 0,
  ...oneLine,
  color: vars.text.muted,
  fontSize: vars.fontSize[13],
})

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '36px',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
  borderBlockStart: `1px solid ${vars.line.hairline}`,
  color: vars.text.muted,
  ...typeScale[12],
})

export const gap = style({ flex: 1 })
