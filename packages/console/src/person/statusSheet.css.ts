import { media, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

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

/** Sheets of several drivers, printed in place of the page they were asked for on. */
export const sheets = style({})
globalStyle(`body:has(> ${sheets}) > :not(${sheets})`, { '@media': { [media.print]: { display: 'none' } } })
globalStyle(`${sheets} > :not(:first-child)`, { breakBefore: 'page' })
