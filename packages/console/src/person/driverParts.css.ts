import { media, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const deadlines = style({ display: 'grid', gap: 0, margin: 0 })

/** Document, state and exact date in one line; on a phone the date goes below the document. */
export const deadline = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 88px',
  alignItems: 'center',
  columnGap: vars.space[4],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.line.hairline}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const document = style({ fontWeight: vars.fontWeight.medium })

export const state = style({
  margin: 0,
  '@media': { [media.phone]: { gridRow: '1 / span 2', gridColumn: 2 } },
})

export const day = style({
  margin: 0,
  textAlign: 'end',
  '@media': { [media.phone]: { textAlign: 'start', gridColumn: 1 } },
})

/** When they wrap, each line is filled. */
export const filters = style({})
globalStyle(`${filters} > label`, { '@media': { [media.phone]: { flexGrow: 1 } } })
