import { media, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })

/** One row if it fits, otherwise as few as the labels allow: the list below matters more. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.print]: { zoom: '0.8' } },
})

export const tile = style({ display: 'grid', flex: '1 0 auto' })
globalStyle(`${tile} > *`, { paddingInline: vars.space[3] })

export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `1px solid ${vars.line.hairline}`,
  borderRadius: vars.radius.card,
  color: vars.tone.error.text,
  fontSize: vars.fontSize[13],
})

/** As high as the bar and its legend, to prevent a layout shift when they load. */
export const shareRoom = style({ blockSize: '32px' })
