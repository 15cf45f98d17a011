import { media, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** The buttons are laid out by the dialog's foot around it. */
export const foot = style({ display: 'contents' })

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

export const country = style({ inlineSize: '240px', '@media': { [media.phone]: { inlineSize: '100%' } } })

/** What is said of a cell wraps under it. */
export const cell = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0, whiteSpace: 'normal' })

/** Fields of a row stand in one line, also where one of them has something said under it. */
globalStyle(`tr:has(${cell}) > *`, { verticalAlign: 'baseline' })
/** The button that removes the row has no text to stand on a line with: it is as high as the fields. */
globalStyle(`tr:has(${cell}) > :last-child`, { verticalAlign: 'top' })

export const mapping = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: vars.space[4],
})
