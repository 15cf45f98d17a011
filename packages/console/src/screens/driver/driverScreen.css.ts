import { media, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** The verdict reaches from edge to edge, the rest as far as a page's content. */
export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] })

/** Comes first to the eye; a reader hears whom it is about before. */
export const verdictArea = style({ order: -1 })

globalStyle(`${page} > :not(${verdictArea})`, { maxInlineSize: vars.width.content })

/** The documents and what happened, beside the contact; on a narrow page the contact comes first. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(344px, 1fr)',
  gap: `${vars.space[8]} ${vars.space[12]}`,
  alignItems: 'start',
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const factsArea = style({
  '@media': { [media.compact]: { selectors: { [`${columns} > &`]: { order: -1 } } } },
})

/** Set like a form filled in by machine. */
export const sheet = style({ display: 'grid', gap: '8mm' })

export const sheetName = style({ fontSize: '20pt', lineHeight: 1.2, fontWeight: vars.fontWeight.semibold })

export const sheetVerdict = style({})
globalStyle(`${sheetVerdict} td`, { fontSize: '24pt', lineHeight: 1.2, fontWeight: vars.fontWeight.semibold })

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
  verticalAlign: 'baseline',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  selectors: { 'th&': { inlineSize: '33%' } },
})
