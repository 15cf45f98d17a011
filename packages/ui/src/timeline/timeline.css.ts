import { style, styleVariants } from '@vanilla-extract/css'
import { figures, typeScale, vars } from '../theme/contract.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', listStyle: 'none' })

export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[5],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line between two events.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '20px 0',
      insetInlineStart: '9.5px',
      inlineSize: '1px',
      background: vars.line.hairline,
    },
  },
})

export const marks = styleVariants(vars.tone, ({ text }) => ({
  display: 'grid',
  placeItems: 'center',
  blockSize: '20px',
  color: text,
}))

export const words = style({ display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  justifyContent: 'space-between',
})

export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const time = style({
  color: vars.text.muted,
  fontSize: vars.fontSize[13],
  ...figures,
  unicodeBidi: 'plaintext', // a date keeps its order in right-to-left text
})
export const detail = style({ color: vars.text.muted, ...typeScale[13] })
