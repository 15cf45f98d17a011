import { vars } from '@driver-trust/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const band = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[5],
  paddingInline: vars.space[5],
  borderRadius: vars.radius.card,
  minInlineSize: 0,
})

const quiet = { background: vars.surface.sunken, color: vars.text.default }

export const grounds = styleVariants({
  cannot: { background: vars.verdict.band, color: vars.verdict.onBand },
  pending: quiet,
  can: quiet,
  unchecked: { background: vars.board.surface, color: vars.board.text },
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0 })

export const title = style({ overflowWrap: 'anywhere', color: 'inherit' })
