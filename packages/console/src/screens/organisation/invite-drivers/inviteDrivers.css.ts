import { media, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** The buttons are laid out by the dialog's foot around it. */
export const foot = style({ display: 'contents' })

/** What is under way stands opposite the buttons, above them where they are stacked; it takes no room while there is nothing to say. */
export const phaseText = style({
  alignSelf: 'center',
  marginInlineEnd: 'auto',
  ':empty': { position: 'absolute' },
  '@media': { [media.phone]: { order: 1, marginInlineEnd: 0 } },
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

/** The icon of a button without a box stands on the edge that everything else stands on. */
export const flush = style({ marginInlineStart: '-12px' })

/** As high as the field beside, so that both are centred on one line. */
export const besideField = style({ minBlockSize: vars.controlHeight.md })

/** Takes no room, and no gap, where there is nothing to do. */
export const resultTools = style({ ':empty': { display: 'none' } })

export const atEnd = style({ marginInlineStart: 'auto', '@media': { [media.phone]: { marginInlineStart: 0 } } })

export const country = style({ inlineSize: '240px', '@media': { [media.phone]: { inlineSize: '100%' } } })

/** What is said of a cell wraps under it. */
export const cell = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0, whiteSpace: 'normal' })

/** A cell that is a field: where each row is a card, the field takes what its label leaves, and a finger hits it. */
export const editedCell = style([cell])
globalStyle(`${editedCell} > input`, {
  '@media': { [media.coarsePointer]: { minBlockSize: vars.controlHeight.md } },
})
globalStyle(`tr > [data-label]:has(${editedCell})`, { gridTemplateColumns: '84px minmax(0, 1fr)' })

/** Of a row in which something is said, all stands on the line of what it is said of; as a card, each label stands on that of its value. */
globalStyle(`tr:has(${cell} > :nth-child(2)) > *`, { verticalAlign: 'baseline' })
globalStyle(`tr > [data-label]:has(${cell})`, { alignItems: 'baseline' })
/** The button that removes the row has no text to stand on a line with: it is as high as the fields. */
globalStyle(`tr:has(${cell} > :nth-child(2)) > [data-bare]`, { verticalAlign: 'top' })

export const mapping = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: vars.space[4],
})
