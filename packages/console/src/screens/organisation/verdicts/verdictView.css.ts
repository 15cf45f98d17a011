import { figures, media, typeScale, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const hidden = { display: 'none' }

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  paddingBlockStart: '6px',
  minInlineSize: 0,
})

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.print]: hidden },
})
globalStyle(`${toolbar} > :first-child`, { flex: '1 1 200px', maxInlineSize: '360px', marginInlineEnd: 'auto' })

/** What the controls say on screen. */
export const onPaper = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  fontFamily: vars.font.figure,
})
globalStyle(`${head} > button`, { marginInlineStart: 'auto', '@media': { [media.print]: hidden } })

export const headText = style({
  ...typeScale[16],
  fontWeight: vars.fontWeight.semibold,
})

export const count = style({
  ...figures,
  ...typeScale[22],
  fontWeight: vars.fontWeight.semibold,
})

export const foot = style({ paddingBlock: vars.space[2] })
