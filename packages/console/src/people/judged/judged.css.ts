import { figures, media, typeScale, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const hidden = { display: 'none' }

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.print]: hidden },
})
globalStyle(`${toolbar} > :first-child`, { flex: '1 1 12.5rem', maxInlineSize: '22.5rem', marginInlineEnd: 'auto' })

/** On a phone on one line, as the other tools are small. */
export const oneLine = style({ '@media': { [media.phone]: { flexWrap: 'nowrap' } } })
globalStyle(`${oneLine} > :first-child`, { '@media': { [media.phone]: { minInlineSize: 0 } } })

/** Only printed: what the controls show on screen. */
export const onPaper = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  fontFamily: vars.font.figure,
  selectors: { '[data-margin] &': { alignItems: 'start' } },
})
globalStyle(`${head} > button`, { marginInlineStart: 'auto', '@media': { [media.print]: hidden } })
globalStyle(`[data-margin] ${head} > button`, { marginInlineStart: `calc(-1 * ${vars.space[3]})` })

/** In the table's margin: beside the count, or below it if there is too little room. */
export const headText = style({
  ...typeScale[16],
  fontWeight: vars.fontWeight.semibold,
  selectors: { '[data-margin] &&': { flex: '1 1 72px', ...typeScale[14] } },
})

export const count = style({
  ...figures,
  ...typeScale[22],
  fontWeight: vars.fontWeight.semibold,
  selectors: { '[data-margin] &&': { order: -1, ...typeScale[32], lineHeight: vars.lineHeight[22] } },
})

export const detail = style({ selectors: { '[data-margin] &': { flex: '0 0 100%' } } })

/** The same distance to what follows, be it the bulk bar or the end of the list. */
export const foot = style({
  paddingBlock: vars.space[2],
  selectors: { '&:not(:last-child)': { paddingBlockEnd: '2px' } },
})

/** The line of the scan: always as high as its progress bar, so that the list doesn't move when that appears. */
export const scan = style({ minBlockSize: '34px', '@media': { [media.print]: hidden } })

/** Fills the line, up to a width that can be read at a glance. */
export const progress = style({ flex: '1 1 12.5rem', maxInlineSize: '30rem' })

export const filters = style({ '@media': { [media.print]: hidden } })

export const onScreen = style({ '@media': { [media.print]: hidden } })
