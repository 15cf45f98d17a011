import { media, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** The verdict and its consequences, beside the contact; on a narrow page the contact comes right after the verdict. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(344px, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"verdict facts" "rest facts"',
  gap: `${vars.space[8]} ${vars.space[12]}`,
  alignItems: 'start',
  '@media': {
    [media.compact]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      gridTemplateAreas: '"verdict" "facts" "rest"',
    },
  },
})

export const verdictArea = style({ gridArea: 'verdict' })
export const factsArea = style({ gridArea: 'facts' })
export const restArea = style({ gridArea: 'rest' })

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
