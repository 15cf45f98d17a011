import { type GlobalStyleRule, globalStyle, style } from '@vanilla-extract/css'
import { colourless, onRed } from '../signal/signal.css.ts'
import { typeScale, vars } from '../theme/contract.css.ts'
import { below, between, from, media } from '../theme/media.ts'

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

/** Widths of the board, not of the page: it folds when the navigation takes its room. */
const roomy = from(1240)
const crowded = below(1240)
const tight = below(1120)
const folded = below(900)
const narrow = below(600)

/** Paper shows no grounds. */
const onPaper = {
  [vars.board.surface]: 'white',
  [vars.board.text]: 'black',
  [vars.board.muted]: 'black',
  [vars.signal.band]: 'white',
  [vars.signal.onBand]: 'black',
}

export const board = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  containerType: 'inline-size',
  paddingInline: vars.page.gutter,
  background: vars.board.surface,
  color: vars.board.text,
  vars: { '--dt-focus': vars.board.text },
  '@media': {
    [media.forcedColours]: { border: '1px solid CanvasText' },
    [media.print]: { paddingInline: 0, vars: onPaper },
  },
})

/** On a phone the end stands among the tabs: below them it would move the page when it comes. */
export const cells = style({
  display: 'contents',
  '@container': {
    [narrow]: {
      display: 'grid',
      flex: 1,
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      minInlineSize: 0,
      marginInline: `calc(-1 * ${vars.space[4]})`,
    },
  },
})

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min-content, auto)', // labels wrap, nothing is cut
  gridTemplateRows: '1fr 1fr', // the words at the end stand below each other
  justifyContent: 'space-between',
  flex: 1,
  minInlineSize: 0,
  marginInlineStart: `calc(-1 * ${vars.space[4]})`, // a tab's padding: its figure stands in line with the page
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@container': {
    [tight]: { marginInlineStart: `calc(-1 * ${vars.space[3]})` },
    [narrow]: { display: 'contents' },
  },
  '@media': { [media.print]: { marginInlineStart: `calc(-1 * ${vars.space[3]})`, overflow: 'visible' } },
})

/** Words alone stand side by side. */
globalStyle(`${list}:not([data-figures])`, {
  gridTemplateRows: 'none',
  justifyContent: 'start',
  minBlockSize: '3rem',
  '@container': { [narrow]: { display: 'grid', gridColumn: '1 / -1', marginInlineStart: 0 } },
})

const tab = style({
  position: 'relative',
  flex: 'none',
  minInlineSize: 0,
  color: vars.board.text,
  whiteSpace: 'nowrap',
  transition: `background ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:hover': { background: vars.board.line },
    '&[data-active]::after': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[4],
      insetBlockEnd: 0,
      blockSize: '4px',
      background: 'currentColor',
    },
    '&:focus-visible': { outline: `2px solid ${vars.board.text}`, outlineOffset: '-4px' },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&[data-active]::after': { background: 'Highlight' } } },
  },
})

export const figureTab = style([
  tab,
  {
    display: 'grid',
    gridRow: 'span 2',
    gridTemplateColumns: 'auto minmax(min-content, 1fr)',
    gridTemplateAreas: '"figure label" "detail detail"',
    alignItems: 'center',
    alignContent: 'center',
    justifyItems: 'start',
    columnGap: vars.space[2],
    minBlockSize: '4.75rem',
    paddingInline: vars.space[4],
    paddingBlockEnd: '2px',
    fontFamily: vars.font.figure,
    selectors: {
      '&[data-active][data-tone="stop"]:not([data-zero])': {
        background: vars.signal.band,
        color: vars.signal.onBand,
      },
      '&[data-zero]': { color: vars.board.muted },
      '&:not([data-active]) + &:not([data-active])::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlock: '18px',
        inlineSize: '1px',
        background: vars.board.line,
      },
    },
    '@container': {
      [tight]: {
        paddingInline: vars.space[3],
        selectors: { '&[data-active]::after': { insetInline: vars.space[3] } },
      },
      [folded]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"figure" "label" "detail"',
        alignContent: 'start',
        paddingBlockStart: '6px',
        paddingBlockEnd: '4px', // above the progress
      },
      [narrow]: {
        gridColumn: '4 / span 3',
        gridRow: 'auto',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gridTemplateAreas: '"figure label"',
        alignContent: 'center',
        minBlockSize: '2.75rem',
        paddingInline: vars.space[3],
        paddingBlockStart: 0,
        selectors: {
          '&:not([data-active]) + &:not([data-active])::before': { content: 'none' },
          '&[data-active]::after': { insetInline: vars.space[4] },
        },
      },
    },
  },
])

/** Beside figures of thousands labels would be cut. */
globalStyle(`${list}[data-long] > ${figureTab}`, {
  '@container': {
    [between(600, 1120)]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"figure" "label" "detail"',
      alignContent: 'start',
      paddingBlockStart: '4px',
    },
  },
})

const inNarrow = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@container': { [narrow]: rule } })

inNarrow(`${figureTab}[data-partial]`, { gridTemplateAreas: '"figure label" "detail detail"' })

/** On a phone the figure that stops people is the largest thing, and the one without a sign comes after the others. */
inNarrow(`${figureTab}[data-tone="stop"]`, {
  gridRow: '1 / span 3',
  gridColumn: '1 / span 3',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"figure" "label" "detail"',
  minBlockSize: '7.5rem',
  paddingInline: vars.space[4],
})
inNarrow(`${figureTab}:not([data-signed])`, { order: 1, gridColumn: 'span 2', paddingInlineStart: vars.space[4] })
inNarrow(`${list}[data-long] > ${figureTab}:not([data-signed])`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"figure" "label"',
  paddingBlockEnd: '8px',
})

export const wordTab = style([
  tab,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    paddingInline: vars.space[3],
    color: vars.board.muted,
    fontWeight: vars.fontWeight.medium,
    selectors: {
      '&[data-active]': { color: vars.board.text },
      '&[data-active]::after': { insetInline: vars.space[3] },
    },
    '@container': { [narrow]: { order: 2, gridColumn: 'span 2', minBlockSize: '2.75rem' } },
    '@media': { [media.print]: { selectors: { '&:not([data-active])': { display: 'none' } } } },
  },
])

/** The sign with its figure. */
export const number = style({ gridArea: 'figure', display: 'flex', alignItems: 'center', gap: vars.space[2] })
globalStyle(`${figureTab}[data-tone="stop"][data-active]:not([data-zero]) ${number} svg`, onRed)
globalStyle(`${figureTab}[data-zero] ${number} svg`, colourless)

export const figure = style({
  fontFamily: vars.font.figure,
  fontSize: vars.fontSize[43],
  lineHeight: '2.5rem',
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [tight]: { fontSize: '2.25rem' },
    [folded]: { fontSize: vars.fontSize[32], lineHeight: '2.125rem' },
    [narrow]: { fontSize: vars.fontSize[22], lineHeight: '1.5rem' },
  },
})
globalStyle(`${list}[data-long] ${figure}`, {
  '@container': {
    [between(600, 1120)]: { fontSize: vars.fontSize[32], lineHeight: '2.125rem' },
    [between(600, 900)]: { fontSize: '1.625rem' },
  },
})
inNarrow(`${figureTab}[data-tone="stop"] ${figure}`, { fontSize: vars.fontSize[43], lineHeight: '2.75rem' })
globalStyle(`${list}[data-long] > ${figureTab}[data-tone="stop"] ${figure}`, {
  '@container': { [below(340)]: { fontSize: '2.25rem' } },
})
inNarrow(`${list}[data-long] > ${figureTab}:not([data-signed]) ${figure}`, { lineHeight: '1.25rem' }) // no higher than the words beside it

/** Where a figure loads. */
export const unknown = style({ selectors: { '&&': { background: vars.board.line } } })
inNarrow(`${list} ${unknown}`, { maxBlockSize: '1.25rem' }) // no higher than the figure

export const label = style({
  gridArea: 'label',
  maxInlineSize: '100%',
  fontWeight: vars.fontWeight.semibold,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: 'start',
  whiteSpace: 'normal',
  lineHeight: vars.lineHeight[12], // two lines are as tall as the figure
  selectors: { [`${figureTab} > &`]: { fontSize: vars.fontSize[15] } },
  '@container': { [folded]: { selectors: { [`${figureTab} > &`]: { fontSize: vars.fontSize[13] } } } },
})

export const detail = style({
  gridArea: 'detail',
  maxInlineSize: '100%',
  minBlockSize: vars.lineHeight[12],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: 'start',
  ...typeScale[12],
  color: vars.board.muted,
  selectors: { '[data-tone="stop"][data-active] > &': { color: 'inherit' } },
  '@media': {
    screen: {
      '@container': { [folded]: { selectors: { [`${figureTab}:not([data-partial]) > &`]: { display: 'none' } } } },
    },
    [media.print]: { whiteSpace: 'normal', paddingBlockEnd: vars.space[1] },
  },
})
inNarrow(`${figureTab}[data-tone="stop"] ${detail}`, { display: 'block', whiteSpace: 'normal' })

/** Beside a word alone. */
export const count = style({ fontFamily: vars.font.figure, fontVariantNumeric: 'tabular-nums' })

/** When the figures were complete; without room the first tab says it. */
export const clock = style({
  display: 'none',
  flex: 'none',
  flexDirection: 'column',
  justifyContent: 'center',
  minInlineSize: '8.25rem', // it stays where it is while its detail grows
  paddingInlineStart: vars.space[6],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  ...typeScale[12],
  color: vars.board.muted,
  '@container': { [roomy]: { display: 'flex' } },
  '@media': { [media.print]: { display: 'none' } },
})

export const time = style({
  ...typeScale[22],
  fontFamily: vars.font.figure,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.board.text,
})

globalStyle(`${list}[data-clock] > ${figureTab}:first-child > ${detail}`, {
  '@media': { screen: { '@container': { [roomy]: { visibility: 'hidden' } } } },
})

export const end = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInlineStart: vars.space[3],
  whiteSpace: 'nowrap',
  ...typeScale[12],
  color: vars.board.muted,
  '@container': {
    [crowded]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '2px',
      inlineSize: 'min-content',
      whiteSpace: 'normal',
      textAlign: 'center',
    },
    [narrow]: {
      order: 3,
      gridColumn: '1 / -1',
      flexDirection: 'row',
      justifyContent: 'start',
      gap: vars.space[2],
      inlineSize: 'auto',
      paddingInlineStart: vars.space[4],
      paddingBlockEnd: vars.space[2],
      textAlign: 'start',
    },
  },
  '@media': { [media.print]: { display: 'none' } },
})
globalStyle(`${end} > [role="alert"]`, { minInlineSize: '9.25rem' })
globalStyle(`${end} > button`, { flex: 'none', minInlineSize: 'max-content' })
/** A button alone has its place below the largest figure. */
const loneButton = '> button:only-child'
inNarrow(`${end}:has(${loneButton})`, { gridRow: 3, gridColumn: '1 / span 3', paddingBlockEnd: 0 })
inNarrow(`${list}:has(+ ${end} ${loneButton}) > ${figureTab}[data-tone="stop"]`, {
  gridRow: '1 / span 2',
  minBlockSize: 0,
  paddingBlockEnd: '8px', // above the mark of the chosen one
})
// Nothing to say, no line.
globalStyle(`${end}:empty`, { display: 'none' })

export const track = style({ position: 'absolute', insetInline: 0, insetBlockEnd: 0, blockSize: '3px' })

export const progress = style({ blockSize: '100%', background: vars.board.soon })

export const panel = style({
  minInlineSize: 0,
  ':focus-visible': { outlineOffset: '4px', borderRadius: vars.radius.control },
})
