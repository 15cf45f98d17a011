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

/** Beside a list: it stays while the list scrolls. */
export const beside = style({
  position: 'sticky',
  insetBlockStart: 0,
  maxBlockSize: '100dvh',
  overflowY: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.page.gutter})`,
  paddingInline: vars.space[5],
  paddingBlock: vars.space[4],
  background: vars.surface.sunken,
  '@media': { [media.print]: { display: 'none' } },
})

export const verdictArea = style({ gridArea: 'verdict' })
export const factsArea = style({ gridArea: 'facts' })
export const restArea = style({ gridArea: 'rest' })

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
