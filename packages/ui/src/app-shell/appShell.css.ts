import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { oneLine, typeScale, vars } from '../theme/contract.css.ts'
import { media } from '../theme/media.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: `${vars.width.navigation} minmax(0, 1fr)`,
  minBlockSize: '100dvh',
  background: vars.surface.canvas,
  '@media': {
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { display: 'block', minBlockSize: 0, background: 'none' },
  },
})

export const skipLinks = style({ '@media': { [media.print]: { display: 'none' } } })

/** What a page puts into the shell is laid out as if it were the shell's own. */
export const place = style({ display: 'contents' })

export const skip = style({
  position: 'fixed',
  zIndex: vars.layer.skipLink,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  background: vars.surface.raised,
  boxShadow: vars.elevation.floating,
  color: vars.accent.text,
  fontWeight: vars.fontWeight.medium,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
})

export const side = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.navigation,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100dvh',
  overflowY: 'auto',
  background: vars.surface.canvas,
  '@media': { [media.print]: { display: 'none' } },
})

const from = createVar()
const slideIn = keyframes({ from: { translate: from } })

export const drawer = style({
  inlineSize: `min(${vars.width.navigation} + 40px, 88vw)`,
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  marginInlineEnd: 'auto',
  background: vars.surface.card,
  color: vars.text.default,
  boxShadow: vars.elevation.dialog,
  vars: { [from]: '-100%' },
  selectors: {
    '&[open]': {
      display: 'flex',
      flexDirection: 'column',
      animation: `${slideIn} ${vars.duration.slow} ${vars.easing.out}`,
    },
    '[dir="rtl"] &': { vars: { [from]: '100%' } },
    '&::backdrop': { background: vars.surface.scrim },
  },
})

export const drawerHead = style({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: vars.space[2],
  paddingBlockEnd: 0,
})

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '52px',
  paddingInline: vars.page.gutter,
  background: vars.surface.canvas,
  '@media': {
    [media.print]: { display: 'none' },
    [media.roomy]: { paddingBlock: '6px' }, // a head of two lines keeps off the window's edge; one line is 40 px high
  },
})

/** Aligns its label, not its padding, with the page. */
export const menuButton = style({ marginInlineStart: `calc(-1 * ${vars.space[4]})` })

export const barContent = style({
  flex: 'none',
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@media': { [media.compact]: { flex: 1 } },
})

/** What the page puts at the start of the bar. */
export const pageHead = style({ flex: 1, minInlineSize: 0, '@media': { [media.compact]: { display: 'none' } } })
globalStyle(`${pageHead} h1`, { ...oneLine, ...typeScale[22] })

export const main = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlock: `${vars.space[5]} ${vars.space[12]}`,
  paddingInline: `${vars.page.gutter} max(${vars.page.gutter}, 100% - ${vars.width.content} - ${vars.page.gutter})`,
  background: vars.surface.card,
  selectors: {
    '&:has([data-bleed])': { paddingInline: vars.page.gutter },
    '&:has([data-bleed="top"])': { paddingBlockStart: 0 },
  },
  '@media': {
    [media.compact]: { paddingBlockStart: vars.space[4] },
    [media.print]: { selectors: { '&&': { padding: 0 } } },
  },
})

/** What reaches the edges of the page; its content is in line with the page's by the same padding. */
globalStyle(`${main} [data-bleed]`, {
  '@media': { screen: { marginInline: `calc(-1 * ${vars.page.gutter})` } },
})
