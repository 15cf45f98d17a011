import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const root = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  minBlockSize: '100dvh',
  paddingBlock: `clamp(24px, 11vh, 112px) ${vars.space[6]}`,
  paddingInline: vars.space[4],
  gap: vars.space[8],
})

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  inlineSize: '100%',
  maxInlineSize: '416px',
})

export const wide = style({ maxInlineSize: '640px' })

export const brand = style({ alignSelf: 'flex-start', paddingInlineStart: vars.space[1] })

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  padding: vars.space[8],
  border: `1px solid ${vars.line.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
  '@media': { [media.phone]: { padding: vars.space[5] } },
})

export const footer = style({ color: vars.text.muted, fontSize: vars.fontSize[13], lineHeight: vars.lineHeight[13] })
