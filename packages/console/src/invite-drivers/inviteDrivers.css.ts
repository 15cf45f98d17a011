import { media, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Transparent to layout: the dialog's footer lays out the buttons. A phone has room for two rows of them above the list. */
export const foot = style({
  display: 'contents',
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space[2] } },
})
// On a phone the progress is on top, then the submit button (the last child), then the others.
globalStyle(`${foot} > *`, { '@media': { [media.phone]: { order: 1 } } })
globalStyle(`${foot} > :nth-child(2):nth-last-child(2)`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
globalStyle(`${foot} > :last-child`, { '@media': { [media.phone]: { gridColumn: '1 / -1', order: 0 } } })

/** Opposite the buttons, or above them when they are stacked; takes no space while empty. */
export const phaseText = style({
  alignSelf: 'center',
  marginInlineEnd: 'auto',
  ':empty': { position: 'absolute' },
  '@media': { [media.phone]: { order: -1, gridColumn: '1 / -1', marginInlineEnd: 0 } },
})

export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.text.muted,
  fontSize: vars.fontSize[12],
  '::before': { content: '""', blockSize: 1, background: vars.line.hairline },
  '::after': { content: '""', blockSize: 1, background: vars.line.hairline },
})

/** Aligns the icon of a button without a box with the edge of the content. */
export const flush = style({ marginInlineStart: '-12px' })

/** As high as the field beside it, so that both are centred on one line. */
export const besideField = style({ minBlockSize: vars.controlHeight.md })

/** Takes no space, and no gap, while empty. */
export const resultTools = style({ ':empty': { display: 'none' } })

export const atEnd = style({ marginInlineStart: 'auto', '@media': { [media.phone]: { marginInlineStart: 0 } } })

export const country = style({ inlineSize: '15rem', '@media': { [media.phone]: { inlineSize: '100%' } } })

/** Messages about a cell wrap below it. */
export const cell = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0, whiteSpace: 'normal' })

/** An editable cell. When rows are cards, the field takes the space that its label leaves, and is large enough to tap. */
export const editedCell = style([cell, { justifySelf: 'stretch' }])
globalStyle(`${editedCell} > input`, {
  '@media': { [media.coarsePointer]: { minBlockSize: vars.controlHeight.md } },
})
globalStyle(`tr > [data-label]:has(${editedCell})`, { gridTemplateColumns: '5.25rem minmax(0, 1fr)' })

/** What a cell says below its value. */
export const below = style({})

/** If any cell in a row has a message, all of them align with the values; in a card, each label aligns with its value. */
globalStyle(`tr:has(${below}) > *`, { verticalAlign: 'baseline' })
globalStyle(`tr > [data-label]:has(${cell})`, { alignItems: 'baseline' })
/** The remove button has no text to align, and is as high as the fields. */
globalStyle(`tr:has(${below}) > [data-bare]`, { verticalAlign: 'top', paddingBlockStart: '5px' })

/** Its sign tells an error from a warning without colour. */
export const cellMessage = style([below, { display: 'flex', gap: vars.space[1] }])
globalStyle(`${cellMessage} > svg`, { flex: 'none', marginBlockStart: '2px' })

export const mapping = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12.5rem, 1fr))',
  gap: vars.space[4],
})
