import { below, figures, from, media, typeScale, vars } from '@driver-trust/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Narrower than this, the search is on one line with the choice of the list, and the other tools are below. */
const narrow = below(1200)

/** Of every list, wherever its rows come from. */
export const listRoot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6px',
  paddingBlockStart: '6px',
  minInlineSize: 0,
})

export const root = style([
  listRoot,
  {
    '@media': {
      [media.phone]: {
        paddingBlockEnd: vars.space[12],
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: `${vars.space[1]} ${vars.space[2]}`,
      },
    },
  },
])
globalStyle(`${root} > *`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } })

/** At the foot of the window, if there is room. */
export const pageBar = style({
  '@media': {
    [`${from(768)} and (height >= 37.5rem)`]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.layer.sticky,
      paddingBlock: vars.space[2],
      background: vars.surface.card,
      borderBlockStart: `1px solid ${vars.text.default}`,
    },
    [media.print]: { position: 'static', border: 'none' },
  },
})
/** While rows are selected, the bulk bar is at the foot of the window instead. */
globalStyle(`[data-selecting] ~ ${pageBar}`, { '@media': { screen: { position: 'static' } } })
/**
 * A focused control scrolls to above the page bar, not below it. In lists without one too: to ask for it by `:has` would style
 * the whole list again whenever an element comes or goes.
 */
globalStyle(`${listRoot} tbody :is(a, button, input)`, { scrollMarginBlockEnd: '72px' })

/** A name that is a link, as the table shows. */
export const rowLink = style({
  color: 'inherit',
  borderRadius: vars.radius.small,
  ':hover': { color: vars.text.link, textDecoration: '1px underline', textUnderlineOffset: '0.2em' },
})

/** Has the colour of its row, so that a list isn't full of links. */
export const contactLink = style({
  color: 'inherit',
  textDecoration: 'none',
  minInlineSize: 0,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

/** Doubled, to override the select's own width and display. */
export const rowsSelect = style({
  selectors: { '&&': { inlineSize: '7rem' } },
  '@media': { [media.print]: { selectors: { '&&': { display: 'none' } } } },
})

/** One line; on a phone what is shown, then the search, which stays in view. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.phone]: { display: 'contents' } },
})

export const part = style({ minInlineSize: 0, '@media': { [media.phone]: { gridRow: 1, gridColumn: 1 } } })

export const searchField = style({
  display: 'flex',
  flex: '1 1 200px',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': {
    [narrow]: { flexBasis: 'calc(100% - 240px)' }, // shares its line with the choice of the list only
    [media.phone]: {
      gridRow: 2,
      gridColumn: '1 / -1',
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.navigation,
      marginInline: `calc(-1 * ${vars.space[4]})`,
      paddingInline: vars.space[4],
      paddingBlock: vars.space[1],
      background: vars.surface.card,
    },
    [media.print]: { display: 'none' },
  },
})
globalStyle(`${part} label`, { '@media': { [media.phone]: { paddingInline: vars.space[2] } } })
globalStyle(`${searchField} > :first-child`, { flex: 1, minInlineSize: 0 })

export const tools = style({
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { gridRow: 1, gridColumn: 2, justifySelf: 'end' }, [media.print]: { display: 'none' } },
})

/** What phones have in the sheet of filters. */
export const roomyOnly = style({
  flex: 'none',
  '@media': { [media.phone]: { display: 'none' }, [media.print]: { display: 'none' } },
})

/** A line of its own. Where the search already has one, the space beside the tools, so that the list doesn't move when a filter is chosen. */
export const chosenPart = style({
  order: 1,
  flex: '1 0 100%',
  minInlineSize: 0,
  marginBlock: '-3px', // the room for focus rings
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [narrow]: { order: 0, flex: '3 1 0' },
    [media.phone]: { gridRow: 3, gridColumn: '1 / -1', maxInlineSize: '100%' },
  },
})

/** One line: tags without room are left out, and "Filters" says how many there are. */
export const chosenRow = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 })
globalStyle(`${chosenRow} > button`, { flex: 'none', '@media': { [media.phone]: { display: 'none' } } }) // the sheet has it

export const chosenTags = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  maxBlockSize: '36px',
  overflow: 'hidden',
  paddingBlock: '3px', // room for focus rings
  '@media': { [media.phone]: { maxBlockSize: 'none' } },
})

export const small = style(typeScale[13])

/** IDs and phone numbers, which keep their order in right-to-left text. */
export const figureText = style([
  small,
  figures,
  { unicodeBidi: 'plaintext', '@media': { [media.print]: { whiteSpace: 'nowrap' } } },
])

/** The dash for a missing value. */
export const missing = style([small, { color: vars.text.faint }])

/** Two lines, which a row has room for, also where rows are compact: a surname is never left out for its first names. */
export const named = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: vars.lineHeight[12],
  paddingBlock: '2px', // for the tails of the second line
  marginBlock: '-3px', // leaves the row its 40 px
  overflowWrap: 'anywhere',
  selectors: { '[data-density="compact"] &': { lineHeight: '0.875rem' } },
  '@container': { [media.phone]: { lineHeight: 'inherit' } },
  '@media': { [media.print]: { display: 'block' } },
})

/** A badge and, if there is one, its reason: below each other, or side by side in compact rows. */
export const explained = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
  selectors: { '[data-density="compact"] &': { flexDirection: 'row', alignItems: 'center', gap: vars.space[1] } },
})
globalStyle(`${explained} > *`, { maxInlineSize: '100%' })
globalStyle(`[data-density="compact"] ${explained} > :first-child`, { flex: 'none' })
globalStyle(`[data-density="compact"] ${explained} > :nth-child(2)`, { minInlineSize: 0 })

/** Closer to the badge above than a usual line. */
export const reason = style({ selectors: { '&&': { lineHeight: '0.875rem', paddingInlineStart: '2px' } } })

/** A reason in the server's words, cut only after many lines. */
export const sentence = style([
  reason,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 6,
    overflow: 'hidden',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    '@container': { [media.phone]: { WebkitLineClamp: 2 } },
  },
])

/** One after the other in a cell. */
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[3]}`, minInlineSize: 0 })

/** The sign and the reason, which wraps instead of being cut. */
export const verdictLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  fontFamily: vars.font.figure,
})
globalStyle(`${verdictLine} > svg`, { flex: 'none' })

/** Of someone whom nothing stops. */
export const calm = style({ color: vars.text.muted })
export const urgent = style({ fontWeight: vars.fontWeight.semibold })
globalStyle(`${verdictLine} > span`, {
  whiteSpace: 'normal',
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight[13],
})

/** The height of what follows the lists: the server's figures and the end of the page. */
const BELOW = '7rem'

/** The driver beside a list: stays in view while the list scrolls, to its end. */
export const beside = style({
  position: 'sticky',
  insetBlockStart: 0,
  maxBlockSize: `calc(100dvh - ${BELOW})`,
  overflowY: 'auto',
  marginInlineEnd: `calc(-1 * ${vars.page.gutter})`,
  paddingInline: vars.space[5],
  paddingBlockEnd: vars.space[4],
  background: vars.surface.card,
  borderInlineStart: `1px solid ${vars.line.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
})

const HEAD = '44px'

/** The links to the previous and next driver, and the close button. */
export const besideHead = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: HEAD,
  background: vars.surface.card,
})
globalStyle(`${besideHead} > :last-child`, { marginInlineStart: 'auto' })

/** Stays in view in windows that are high enough. */
export const besideVerdict = style({
  '@media': {
    '(height >= 720px)': {
      position: 'sticky',
      insetBlockStart: HEAD,
      zIndex: vars.layer.sticky,
      background: vars.surface.card,
    },
  },
})

/** The sign and the name. */
export const signed = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 })
globalStyle(`${signed} > svg`, { flex: 'none' })

/** Aligned with the dates that have a sign. */
export const fine = style({ paddingInlineStart: '17px' })

export const date = style([figures, { fontSize: vars.fontSize[13] }])
