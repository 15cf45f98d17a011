import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { oneLine, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import {
  root as cut,
  drawn as cutDrawn,
  line as cutLine,
  sourceText as cutSourceText,
} from '../truncate/truncate.css.ts'
import * as table from './table.css.ts'

/** On narrow pages each row becomes a card and the header a line of its sort keys. */
function asCard(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@container': { [media.phone]: rule } })
}

/** Screen readers still find it. */
const outOfSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** A doubled class outweighs the table's own rule for the same part. */
const columnHeader = `.${table.columnHeader}.${table.columnHeader}`
const cell = `.${table.cell}.${table.cell}`

asCard(`.${table.frame}`, { border: 0, borderRadius: 0, background: 'none', overflow: 'visible' })
asCard(`.${table.table}`, { display: 'block', minInlineSize: '0 !important' })
asCard(`.${table.head}`, { display: 'block' })
asCard(`.${table.headRow}`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlockEnd: vars.space[2],
})

asCard(columnHeader, {
  display: 'flex',
  alignItems: 'center',
  position: 'static',
  padding: 0,
  boxShadow: 'none',
  background: 'none',
  blockSize: 'auto',
})
asCard(`${columnHeader}:not([data-operable])`, outOfSight)
asCard(`[data-align="end"] .${table.sort}.${table.sort}`, { flexDirection: 'row' })

// A row is as wide as the page, however long a text that isn't broken.
asCard(`.${table.body}`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] })
asCard(`.${table.row}`, {
  display: 'grid',
  position: 'relative',
  gap: `${vars.space[1]} 0`,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: table.hairline,
  borderRadius: vars.radius.card,
  background: vars.surface.card,
})

asCard(cell, {
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  blockSize: 'auto',
  minBlockSize: '28px',
  padding: 0,
  justifyItems: 'start',
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})
asCard(`${cell}::before`, {
  content: 'attr(data-label) / ""',
  color: vars.text.muted,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
})
asCard(`${cell}[data-primary]`, {
  display: 'block',
  order: -1,
  paddingInlineEnd: vars.space[10],
  fontSize: vars.fontSize[14],
})
// Cards can grow, so nothing is cut: touch has no hover.
asCard(`${cell} :is(.${cut}, .${cutLine}, .${cutSourceText})`, {
  display: 'inline',
  position: 'static',
  overflow: 'visible',
  color: 'inherit',
  whiteSpace: 'normal',
})
asCard(`${cell} .${cutDrawn}::before, ${cell} .${cutDrawn}::after`, { content: 'none' })
asCard(`${cell}[data-bare]`, {
  display: 'block',
  position: 'absolute',
  insetInlineEnd: vars.space[2],
  insetBlockStart: vars.space[2],
})
asCard(`${cell}[data-selects]`, { display: 'block', position: 'static', order: -2 })
asCard(`${cell}[data-spans]`, { display: 'block', inlineSize: '100%', justifyItems: 'normal' })
asCard(`${cell}:is([data-primary], [data-bare], [data-spans])::before`, { content: 'none' })

// Where cards load, one column of bars tells enough.
asCard(`.${table.loadingRow}`, { display: 'block', vars: { '--row': '64px' } })
asCard(`${cell}.${table.loadingCell}`, { display: 'none' })
asCard(`${cell}.${table.loadingCell}[data-primary]`, { display: 'block', blockSize: '100%' })
asCard(`${cell}.${table.loadingCell}::before`, { content: 'none' })

/** Rows that name their parts: a title with what is beside it, one line below, and the menu. */
const titled = `.${table.table}[data-titled]`
const selecting = `${titled}[data-selecting]`
const titledCell = `${titled} .${table.row}:not([data-loading]) .${table.cell}.${table.cell}`

// "Select all" shows while it has the focus.
asCard(`${titled} .${table.head}:not(:focus-within)`, outOfSight)
asCard(`${selecting} .${table.head}`, { position: 'static', inlineSize: 'auto', blockSize: 'auto', clipPath: 'none' })
asCard(`${titled} ${columnHeader}:not(.${table.selectCell})`, outOfSight)
// Out of sight, so out of the tab order: such a list has its order elsewhere.
asCard(`${titled} .${table.sort}`, { visibility: 'hidden' })
asCard(`${titled} ${columnHeader}.${table.selectCell}::after`, {
  content: 'attr(data-label) / ""',
  marginInlineStart: vars.space[2],
})
asCard(`${titled} .${table.body}`, {
  gap: 0,
  borderBlock: table.hairline,
  background: vars.surface.card,
  overflow: 'clip',
})
asCard(`${titled} .${table.row}`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  minBlockSize: '64px',
  paddingBlock: vars.space[2],
  paddingInline: `${table.edge} 3rem`,
  border: 0,
  borderRadius: 0,
})
asCard(`${titled}:not([data-menu]) .${table.row}, ${titled} .${table.row}[data-loading]`, {
  paddingInlineEnd: table.edge, // no menu at the end
})
asCard(`${titled} .${table.row} + .${table.row}`, { borderBlockStart: table.hairline })
asCard(`${selecting} .${table.row}`, { paddingInlineStart: `calc(${table.edge} + 2.25rem)` })
// A line break between the title and the line below it.
asCard(`${titled} .${table.row}::before`, { content: '', order: 2, flex: '1 0 100%' })
asCard(titledCell, { display: 'block', minBlockSize: 0, minInlineSize: 0 })
asCard(`${titledCell}::before`, { content: 'none' })
asCard(`${titledCell}[data-primary]`, {
  order: 0,
  flex: '1 1 0',
  paddingInlineEnd: 0,
  overflow: 'hidden',
})
/** Above the title, where a row says what matters first. */
asCard(`${titledCell}[data-phone="lead"]`, { order: -1, flex: '1 0 100%' })
// Below it there is one more line: the title, the first of the line's parts, and what is beside them at the end.
const led = `${titled}[data-led] .${table.row}:not([data-loading])`
asCard(`${led}::before`, { content: 'none' })
asCard(`${led} .${table.cell}.${table.cell}[data-primary]`, { flex: '1 1 0', minInlineSize: '6rem' })
asCard(`${led} .${table.cell}.${table.cell}[data-phone="line"]`, {
  order: 0,
  flex: 'none',
  maxInlineSize: '100%',
  fontSize: vars.fontSize[13],
})
// The second part ends the line above, in the room that what leads leaves it.
const ended = `${titled}[data-led]:not([data-lines="0"], [data-lines="1"]) .${table.row}:not([data-loading])`
asCard(`${ended} .${table.cell}.${table.cell}[data-phone="lead"]`, {
  flex: '0 1 auto',
  maxInlineSize: '100%',
  paddingInlineEnd: vars.space[2],
})
asCard(`${led} .${table.cell}.${table.cell}[data-phone="line"] ~ [data-phone="line"]`, {
  order: -1,
  flex: '1 1 0',
  maxInlineSize: 'calc(100% - 5.75rem)',
  marginInlineStart: `calc(-1 * ${vars.space[2]})`, // or without room it would be in the next line
  fontSize: vars.fontSize[12],
  textAlign: 'end',
})
asCard(`${led} .${table.cell}.${table.cell}[data-phone="line"] ~ [data-phone="line"]::before`, { content: 'none' })
asCard(`${ended}::before`, { content: '', order: 0 }) // the break after it
asCard(`${led} [data-phone="aside"] > * > :first-child`, { marginInlineStart: 'auto' })
asCard(`.${table.groupRow}, .${table.groupHead}`, { display: 'block', paddingInline: 0 })
asCard(`.${table.groupRow} .${table.selectCell}`, { display: 'none' })
asCard(`.${table.partRow}, .${table.partCell}, .${table.partTable}`, { display: 'block', border: 0 })
asCard(`.${table.part}`, { vars: { '--row': '66px' } })
asCard(`${titled} .${table.part} .${table.body}`, { border: 0 })
asCard(`${titled} .${table.part} .${table.row}:first-child`, { borderBlockStart: table.hairline })
/** Tapping anywhere on the row follows its link. */
asCard(`${titledCell}[data-primary] a::after`, { content: '', position: 'absolute', inset: 0 })
/** Beside the title, and what explains it in the line below. */
const aside = `${titledCell}[data-phone="aside"]`
asCard(`${aside}, ${aside} > *`, { display: 'contents !important' }) // also what the application lays out in a rule of its own
asCard(`${aside} > * > :first-child`, { order: 1, flex: 'none', maxInlineSize: '55%' })
const inLine = {
  flex: '1 1 0', // they share the line, and none is longer than its text
  minInlineSize: 0,
  maxInlineSize: 'max-content',
  ...oneLine,
  color: vars.text.muted,
  fontSize: vars.fontSize[12],
} as const
asCard(`${titledCell}[data-phone="line"]`, { ...inLine, order: 3 })
asCard(`${aside} > * > :nth-child(2)`, {
  ...inLine,
  flex: '0 1 auto',
  maxInlineSize: 'calc(50% - 2.25rem) !important',
  order: 4,
})
// A text too long to share the line has its own.
asCard(`${aside} > [data-wraps] > :nth-child(2)`, {
  flex: '1 0 100%',
  maxInlineSize: '100% !important',
  lineHeight: '0.875rem',
  whiteSpace: 'normal',
})
asCard(`${titledCell}[data-phone="below"]`, { order: 5, flex: '1 0 100%', paddingBlockStart: vars.space[1] })
// Without anything that leads, the line shares its room with what is below, and ends it.
const plain = `${titled}:not([data-led], [data-lines="0"]) .${table.row}:not([data-loading])`
asCard(`${plain} .${table.cell}.${table.cell}[data-phone="below"]`, {
  order: 3,
  flex: '1 1 0',
  minInlineSize: '11rem',
})
asCard(`${plain} .${table.cell}.${table.cell}[data-phone="below"] ~ [data-phone="line"]`, {
  flex: '0 1 auto',
  maxInlineSize: '100%',
  order: 4,
  alignSelf: 'start',
  paddingBlockStart: vars.space[1],
})
asCard(`${titledCell}[data-phone="below"] *`, { fontSize: vars.fontSize[12] })
const SEPARATOR = { content: '"·" / ""', display: 'inline', marginInlineEnd: vars.space[2], color: vars.text.faint }
asCard(`${titledCell}[data-phone="line"] ~ [data-phone="line"]::before`, SEPARATOR)
asCard(`${aside} > :not([data-wraps]) > :nth-child(2)::before`, SEPARATOR)
asCard(`${plain} .${table.cell}.${table.cell}[data-phone="aside"] > * > :nth-child(2)`, {
  alignSelf: 'start',
  lineHeight: 'inherit !important',
  paddingBlockStart: vars.space[1],
})
asCard(`${plain} .${table.cell}.${table.cell}[data-phone="aside"] > * > :nth-child(2)::before`, { content: 'none' })
asCard(`${titledCell}[data-phone="line"] :is(.${cut}, .${cutLine})`, { display: 'inline', whiteSpace: 'nowrap' })
asCard(`${titledCell}:is([data-phone="none"], :not([data-phone], [data-primary], [data-bare], [data-selects]))`, {
  display: 'none',
})
asCard(`${titledCell}[data-bare]`, {
  overflow: 'visible', // its button's touch target is larger
  zIndex: 1,
  insetBlockStart: '50%',
  insetInlineEnd: vars.space[1],
  translate: '0 -50%',
})
asCard(`${titledCell}[data-selects]`, {
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: table.edge,
  insetBlockStart: '50%',
  translate: '0 -50%',
})
// Out of sight until something is selected, by a long press or the row's menu; the keyboard reaches it anyway.
asCard(`${titled}:not([data-selecting]) [data-selects]:not(:focus-within)`, { clipPath: 'inset(50%)' })
