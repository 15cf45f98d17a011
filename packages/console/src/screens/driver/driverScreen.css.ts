import { media, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** The driver and their history, beside the deadlines. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const deadlines = style({ display: 'grid', gap: vars.space[4], margin: 0 })

export const deadline = style({ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: vars.space[3] })

export const document = style({ fontWeight: vars.fontWeight.medium })

export const state = style({ margin: 0, gridRow: '1 / span 2', gridColumn: 2, alignSelf: 'center' })

export const day = style({ margin: 0 })

/** When they wrap, each line is filled. */
export const filters = style({})
globalStyle(`${filters} > label`, { '@media': { [media.phone]: { flexGrow: 1 } } })

export const eventTitle = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })

/** Set like a form filled in by machine. */
export const sheet = style({ display: 'grid', gap: '8mm' })

export const sheetName = style({ fontSize: '20pt', lineHeight: 1.2, fontWeight: vars.fontWeight.semibold })

/** Fixed columns, so that the values of all tables line up. */
export const sheetTable = style({
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  inlineSize: '100%',
  textAlign: 'start',
})

export const sheetCell = style({
  borderBlockEnd: '1px solid black',
  padding: '2mm 4mm 2mm 0',
  textAlign: 'start',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  selectors: { 'th&': { inlineSize: '33%' } },
})
