import { type GlobalStyleRule, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { breathe } from '../skeleton/skeleton.css.ts'
import { figures, typeScale, vars } from '../theme/contract.css.ts'
import { below, between, from, media } from '../theme/media.ts'

export const hairline = `1px solid ${vars.line.hairline}`

/** The space before the first cell and after the last: nothing but the focus ring's. */
export const edge = vars.space[1]

export const root = style({ containerType: 'inline-size', position: 'relative' })

export const frame = style({
  overflow: 'clip', // unlike hidden, leaves the sticky header to the page
  background: vars.surface.card,
  selectors: { '&[data-scrolls]': { overflow: 'auto hidden' } },
})

const run = keyframes({ '0%': { translate: '-100%' }, '100%': { translate: '400%' } })

/** Runs along the upper edge while new rows load. */
export const busyLine = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.navigation,
  blockSize: '2px',
  marginBlockEnd: '-2px',
  overflow: 'hidden',
  '::before': {
    content: '',
    display: 'block',
    inlineSize: '25%',
    blockSize: '100%',
    background: vars.accent.text,
    animation: `${run} 1100ms ${vars.easing.inOut} infinite`,
  },
  '@media': { [media.reducedMotion]: { '::before': { animation: 'none', inlineSize: '100%' } } },
})

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  ...typeScale[14],
})

export const head = style({}) // these two are only styled as cards
export const headRow = style({})

export const columnHeader = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  blockSize: '28px',
  paddingInline: vars.space[2],
  background: vars.surface.card,
  boxShadow: `inset 0 -1px ${vars.text.default}`,
  color: vars.text.muted,
  ...typeScale[13],
  fontWeight: vars.fontWeight.medium,
  fontFamily: vars.font.figure,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: edge },
    '&:last-child': { paddingInlineEnd: edge },
    '&[data-align="end"]': { textAlign: 'end' },
  },
  '@media': { [media.forcedColours]: { borderBlockEnd: '1px solid CanvasText' } },
})

export const headerContent = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  selectors: { '[data-align="end"] > &': { flexDirection: 'row-reverse' } },
})

export const headerText = style({ overflow: 'hidden', textOverflow: 'ellipsis' })

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  minInlineSize: 0,
  minBlockSize: '24px',
  marginInline: '-6px',
  paddingInline: '6px',
  borderRadius: vars.radius.small,
  fontWeight: 'inherit',
  color: 'inherit',
  selectors: {
    '&:hover': { background: vars.surface.hover, color: vars.text.default },
    '&:focus-visible': { outlineOffset: '-1px' },
    '&[data-sorted]': { color: vars.text.default, fontWeight: vars.fontWeight.semibold },
    '[data-align="end"] &': { flexDirection: 'row-reverse' },
    '& + &': { marginInlineStart: 0 },
  },
})

export const sortLabel = style({ overflow: 'hidden', textOverflow: 'ellipsis' })

/** From where the columns that share the room have some to spare. */
export const sortRest = style({ display: 'none', '@container': { [from(1120)]: { display: 'inline' } } })
globalStyle(`[data-scrolls] ${sortRest}`, { display: 'none' })

export const sortIcon = style({
  color: vars.text.faint,
  selectors: {
    '[data-sorted] > &': { color: vars.accent.text },
    ':not([data-sorted]) > &': { opacity: 0.7 },
    ':hover > &, :focus-visible > &': { opacity: 1 },
  },
})

export const body = style({}) // only styled as cards

/** Around the row of someone who is open or was, or that has the focus. */
const RING = 'var(--ring, transparent)'
const ring = (colour: string) => ({ vars: { '--ring': colour }, outline: `2px solid ${RING}`, outlineOffset: '-2px' })

export const row = style({
  background: vars.surface.card, // pinned cells inherit it
  selectors: {
    '& + &': { borderBlockStart: hairline },
    '[data-margin] tr:not([data-key]) + &': { borderBlockStart: `1px solid ${vars.text.default}` },
    '&:hover': { background: `color-mix(in oklch, ${vars.surface.hover} 60%, ${vars.surface.card})` },
    '&[data-selected]': { background: vars.surface.selected },
    '&[aria-current]': ring(vars.accent.text),
    '&[data-loading]:hover': { background: vars.surface.card },
    // The row cursor: the row whose link, checkbox or menu has the focus.
    '&:has(:focus-visible)': ring(vars.focus),
  },
})

export const groupRow = style({ background: vars.surface.card })

export const groupHead = style({
  paddingBlock: `${vars.space[3]} ${vars.space[1]}`,
  paddingInline: vars.space[1],
  borderBlockStart: `1px solid ${vars.text.default}`,
  textAlign: 'start',
  fontWeight: 'inherit',
  selectors: {
    '[data-margin] &': {
      position: 'relative',
      zIndex: 1, // above the ring around a row, which is as wide as the table
      paddingBlock: vars.space[2],
      background: vars.surface.card,
      verticalAlign: 'top',
    },
  },
})

/** Rows of a long group in a table of their own: those that are added out of view wait for their turn to be drawn. */
export const part = style({
  vars: { '--row': '40px' }, // about
  selectors: {
    '[data-density="compact"] &': { vars: { '--row': '33px' } },
    '&[data-waits]': { contentVisibility: 'auto', containIntrinsicBlockSize: 'calc(var(--rows) * var(--row))' },
  },
})
export const partRow = style({ borderBlockStart: hairline })
export const partCell = style({ padding: 0 })
export const partTable = style({ inlineSize: '100%', tableLayout: 'fixed' })

// A row has half of the lines above and below it, except those between two parts.
globalStyle(`.${part} .${row}:first-child`, { vars: { '--above': '0.5px' } })
globalStyle(`.${partRow}:not([data-ends], :last-child) .${row}:last-child`, { vars: { '--below': '0.5px' } })
const height = (row: number) => `calc(${row}px - var(--above, 0px) - var(--below, 0px))`

export const cell = style({
  blockSize: height(40),
  paddingBlock: '4px', // a cell of several lines keeps off its neighbours
  paddingInline: vars.space[2],
  textAlign: 'start',
  fontWeight: 'inherit',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'middle',
  selectors: {
    '&:first-child': { paddingInlineStart: edge },
    '&:last-child': { paddingInlineEnd: edge },
    '&:is([data-bare], [data-selects])': { paddingBlock: 0 },
    '&[data-align="end"]': { textAlign: 'end', ...figures },
    '&[data-primary]': { fontWeight: vars.fontWeight.medium },
  },
})

export const emptyCell = style({ padding: 0, whiteSpace: 'normal' })

/** Where rows load: cells as tall as all of them, with a bar and a line for each. */
export const loadingRow = style({
  vars: { '--row': '40px' },
  blockSize: 'calc(var(--rows) * var(--row))',
  background: `linear-gradient(to top, ${vars.line.hairline} 1px, transparent 1px) 0 0 / 100% var(--row)`,
})

const bar = `transparent calc(50% - 6px), ${vars.surface.skeleton} 0 calc(50% + 6px), transparent 0`

export const loadingCell = style({
  background: `linear-gradient(${bar}) 0 0 / var(--bar, 18px) var(--row) repeat-y content-box`,
  animation: `${breathe} 1600ms ${vars.easing.inOut} infinite`,
  selectors: {
    '&&': { paddingBlock: 0 },
    '&[data-align="end"], [dir="rtl"] &': { backgroundPositionX: '100%' },
    '[dir="rtl"] &[data-align="end"]': { backgroundPositionX: 0 },
  },
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

export const selectCell = style({ overflow: 'visible' })
globalStyle(`${selectCell} > *`, { display: 'block' })

const compactCell = `[data-density="compact"] .${cell}:not(.${emptyCell})`
globalStyle(`[data-density="compact"] .${loadingRow}`, { vars: { '--row': '32px' } })
globalStyle(compactCell, { blockSize: height(32) })
globalStyle(`${compactCell}:not([data-bare], [data-selects])`, { paddingBlock: '2px' })

/** Where the table is too narrow for its columns, some stay in view and the others fade below them. */
const scrolling = `.${frame}[data-scrolls] `
const FADE = `0 0 16px 8px ${vars.surface.card}`
const alongRing = (x: number) => `inset ${x}px 2px ${RING}, inset ${x}px -2px ${RING}` // cells that cover it draw their part of it
globalStyle(`[data-margin] .${row} > :first-child`, { boxShadow: alongRing(2) })
globalStyle(`${scrolling}[data-pin]`, {
  position: 'sticky',
  zIndex: 1,
  background: 'inherit',
  boxShadow: `${alongRing(0)}, ${FADE}`,
})
globalStyle(`${scrolling}.${headRow} [data-pin]`, {
  zIndex: vars.layer.sticky,
  background: vars.surface.card,
  boxShadow: `inset 0 -1px ${vars.text.default}, ${FADE}`,
})
globalStyle(`${scrolling}[data-pin="select"]`, { insetInlineStart: 0, clipPath: 'inset(0)' })
globalStyle(`${scrolling}[data-pin="0"]`, { insetInlineStart: 'var(--pin-0)', clipPath: 'inset(0 -24px 0 0)' })
globalStyle(`${scrolling}[data-pin="1"]`, { insetInlineStart: 'var(--pin-1)', clipPath: 'inset(0 -24px 0 0)' })
globalStyle(`${scrolling}[data-pin="end"]`, { insetInlineEnd: 0, clipPath: 'inset(0 0 0 -24px)' })
globalStyle(`[dir="rtl"] ${scrolling}:is([data-pin="0"], [data-pin="1"])`, { clipPath: 'inset(0 0 0 -24px)' })
globalStyle(`[dir="rtl"] ${scrolling}[data-pin="end"]`, { clipPath: 'inset(0 -24px 0 0)' })

// The row clips its cell; an inset ring is always whole.
globalStyle(`${cell} > :focus-visible`, { outlineOffset: '-1px' })

/** Columns that give way, on the page alone: paper has room for them, and cards have their own order. */
const MEDIUM = 800
const WIDE = 920
const makeRoom = (table: string, margin: number) => {
  const [medium, wide] = [MEDIUM + margin, WIDE + margin]
  const giveWay = (needs: string, width: number) =>
    globalStyle(`${table} [data-needs="${needs}"]`, {
      '@container': { [between(640, width)]: { '@media': { screen: { display: 'none' } } } },
    })
  giveWay('medium', medium)
  giveWay('wide', wide)
  /** With more columns than there is room for, the table scrolls sideways. */
  const least = (condition: string, width: string) =>
    globalStyle(table, { '@container': { [condition]: { minInlineSize: `var(--min-${width})` } } })
  least(below(medium), 'narrow')
  least(between(medium, wide), 'medium')
  least(from(wide), 'wide')
}
makeRoom(`.${table}`, 0)
makeRoom(`.${table}[data-margin]`, 172)
globalStyle(`.${table} [data-grows]`, {
  '@container': { [from(1300)]: { '@media': { screen: { inlineSize: 'auto !important' } } } }, // as are the table's own
})

/** Paper can't scroll or be selected: every column shows, and long text wraps. */
const print = (rule: GlobalStyleRule): GlobalStyleRule => ({ '@media': { [media.print]: rule } })
globalStyle(`.${frame}.${frame}`, print({ overflow: 'visible', border: 0 }))
globalStyle(`.${table}.${table}`, print({ tableLayout: 'auto', minInlineSize: '0 !important', zoom: '0.8' }))
globalStyle(`.${table}[data-sheet]`, print({ tableLayout: 'fixed' }))
globalStyle(`${table}:not([data-sheet]) col`, print({ inlineSize: 'auto !important' }))
globalStyle(`.${row}.${row}`, print({ breakInside: 'avoid', background: 'none' }))
globalStyle(`[data-sheet] .${row}:first-child`, print({ breakBefore: 'avoid' })) // or its head could stand alone at a page's foot
globalStyle(`.${columnHeader}.${columnHeader}`, print({ position: 'static', paddingInline: '4px' }))
globalStyle(
  `.${cell}.${cell}`,
  print({
    blockSize: 'auto',
    paddingBlock: '2px',
    paddingInline: '4px',
    overflow: 'visible',
    whiteSpace: 'normal',
  }),
)
globalStyle(
  `${cell}[data-selects], ${cell}[data-bare], ${groupRow} > ${selectCell}, ${columnHeader}${selectCell}`,
  print({ display: 'none' }),
)
globalStyle(`:not([data-sorted]) > ${sortIcon}`, print({ display: 'none' }))
