import { vars } from '@driver-trust/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const base = style({
  display: 'flex',
  gap: vars.space[4],
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  minInlineSize: 0,
})

export const panel = styleVariants({
  page: [base, { padding: vars.space[5] }],
  gate: [
    base,
    {
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
      padding: `${vars.space[8]} ${vars.space[5]}`,
    },
  ],
})

/** The verdicts' tones; text keeps the tone's contrast on its soft background. */
export const tones = styleVariants(vars.tone, (tone) => ({
  background: tone.soft,
  borderColor: tone.line,
  color: tone.text,
}))

export const shape = styleVariants({
  page: { flex: 'none', inlineSize: '28px', blockSize: '28px', marginBlockStart: '2px' },
  gate: { flex: 'none', inlineSize: '72px', blockSize: '72px' },
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1], minInlineSize: 0 })

export const title = style({ overflowWrap: 'anywhere', color: 'inherit' })
