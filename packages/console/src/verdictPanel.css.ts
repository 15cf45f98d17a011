import { vars } from '@driver-trust/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const panel = style({
  display: 'flex',
  gap: vars.space[4],
  padding: vars.space[5],
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  minInlineSize: 0,
})

/** The verdicts' tones; text keeps the tone's contrast on its soft background. */
export const tones = styleVariants(vars.tone, (tone) => ({
  background: tone.soft,
  borderColor: tone.line,
  color: tone.text,
}))

export const shape = style({ flex: 'none', inlineSize: '28px', blockSize: '28px', marginBlockStart: '2px' })

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0 })

export const title = style({ overflowWrap: 'anywhere', color: 'inherit' })
