import { style } from '@vanilla-extract/css'
import { typeScale, vars } from '../theme/contract.css.ts'

export const root = style({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[5],
  border: `1px solid ${vars.tone.error.line}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
})

export const shape = style({ color: vars.tone.error.solid, marginBlockStart: '4px' })

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
  flex: 1,
})

export const title = style({
  ...typeScale[16],
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.tight,
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const detail = style({
  margin: 0,
  maxBlockSize: '240px',
  overflow: 'auto',
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  color: vars.text.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  lineHeight: vars.lineHeight[13],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const outcome = style({ alignSelf: 'center', color: vars.text.muted, fontSize: vars.fontSize[13] })
