import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'
import { root as cut, drawn as cutDrawn, line as cutLine, undrawn as cutUndrawn } from '../truncate/truncate.css.ts'
import * as table from './table.css.ts'

/** On narrow pages each row becomes a card and the header a line of its sort keys. */
function asCard(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@container': { [media.phone]: rule } })
}

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
asCard(`${columnHeader}:not([data-operable])`, {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
asCard(`[data-align="end"] .${table.sort}.${table.sort}`, { flexDirection: 'row' })

asCard(`.${table.body}`, { display: 'grid', gap: vars.space[2] })
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
  gridTemplateColumns: '104px minmax(0, 1fr)',
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
asCard(`${cell} :is(.${cut}, .${cutLine}, .${cutUndrawn})`, {
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
asCard(`${cell}[data-spans]`, { display: 'block' })
asCard(`${cell}:is([data-primary], [data-bare], [data-spans])::before`, { content: 'none' })
