import { media, typeScale, vars } from '@driver-trust/ui/theme'
import { type GlobalStyleRule, globalStyle, style, styleVariants } from '@vanilla-extract/css'

const white = 'oklch(100% 0 0)'
const black = 'oklch(19% 0.012 255)'
const red = 'oklch(45% 0.185 27)'
const green = 'oklch(84% 0.2 147)'
const amber = 'oklch(84% 0.165 82)'
const ink = 'oklch(20% 0.012 255)'

/** The whole content area: a phone shows one colour, from edge to edge. */
export const gate = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  background: vars.surface.canvas,
  color: vars.text.default,
})

globalStyle(`#main:has(> ${gate})`, {
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: 'none',
  padding: 0,
})
// At the gate a phone has no room for the bar: the link in the page's head leads to the menu.
const sideways = `(height < 480px) and (orientation: landscape) and ${media.compact}`
globalStyle(`header:has(+ #main > ${gate})`, { '@media': { [`${media.phone}, ${sideways}`]: { display: 'none' } } })

/** A background with one text colour for everything on it; buttons swap the two. */
function ground(background: string, onIt: string, emphasis = onIt) {
  const pressed = `color-mix(in oklch, ${onIt} 82%, ${background})`
  return {
    vars: {
      [vars.surface.canvas]: background,
      [vars.surface.card]: 'transparent',
      [vars.line.control]: onIt,
      [vars.line.controlHover]: onIt,
      [vars.text.default]: onIt,
      [vars.text.muted]: onIt,
      [vars.text.link]: onIt,
      [vars.accent.solid]: emphasis,
      [vars.accent.hover]: pressed,
      [vars.accent.pressed]: pressed,
      [vars.accent.on]: background,
      [vars.tone.error.text]: onIt,
      [vars.tone.error.solid]: onIt,
      [vars.focus]: onIt,
    },
  }
}

export const grounds = styleVariants({
  neutral: {},
  cannot: ground(red, white),
  can: ground(green, ink),
  amber: ground(amber, ink),
  unknown: ground(black, white, amber),
})

/** One column for a phone; wider screens only add room around it. */
export const column = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  inlineSize: '100%',
  maxInlineSize: vars.width.form,
  marginInline: 'auto',
})

/** In reach also where a banner moves the end of the page out of sight. */
globalStyle(`${column} > button`, { position: 'sticky', insetBlockEnd: vars.space[2] })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  inlineSize: '100%',
  maxInlineSize: vars.width.form,
  marginInline: 'auto',
  minBlockSize: '32px',
})

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  minBlockSize: '32px',
})

export const link = style({
  alignSelf: 'center',
  minBlockSize: '24px',
  ...typeScale[16],
})

/** The branch, however long its name. */
export const branch = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

/** Read and typed at arm's length. */
export const field = style({
  selectors: {
    '&&': {
      blockSize: '64px',
      fontSize: '2.5rem',
      fontWeight: vars.fontWeight.semibold,
      textAlign: 'center',
      letterSpacing: '0.06em',
      borderWidth: '2px',
      background: vars.surface.canvas, // the colour of the page, which the text colour is chosen for
    },
  },
})

export const result = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
})

/** Takes the space that the words leave. */
export const sign = style({
  flex: '1 0 clamp(40px, 10vh, 88px)', // small on a short phone, so that no line of the answer is under the button
  maxBlockSize: '260px',
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  marginBlock: vars.space[2],
})

/** The sign of a verdict that isn't known is amber. */
export const dashedArm = style({ color: amber, '@media': { [media.forcedColours]: { color: 'CanvasText' } } })

export const title = style({ textAlign: 'start', textWrap: 'wrap', overflowWrap: 'anywhere' })

export const word = style({ display: 'block', fontSize: 'clamp(40px, 15vw, 67px)', lineHeight: 1.05 })

/** The ": " between the word and its reason: for screen readers and copied text, but invisible, as each has its own line. */
export const joint = style({ fontSize: 0 })

export const reason = style({
  display: 'block',
  marginBlockStart: vars.space[1],
  ...typeScale[24],
  letterSpacing: vars.tracking.normal,
  '::first-letter': { textTransform: 'uppercase' },
})

/** What matters most about a driver who can drive. */
export const lead = style({
  ...typeScale[24],
  fontWeight: vars.fontWeight.semibold,
  overflowWrap: 'anywhere',
})

export const notes = style({ ...typeScale[20], overflowWrap: 'anywhere' })

/** Who it is, under a rule. */
export const identity = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${vars.space[4]}`,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[2],
  borderBlockStart: '2px solid currentColor',
  overflowWrap: 'anywhere',
})

export const whole = style({ flexBasis: '100%' })

// A phone held sideways has the verdict first and in view, and the next ID beside it.
const answered = `${column}:has(> ${result})`
const turned = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@media': { [sideways]: rule } })
turned(`${answered}, ${head}`, { maxInlineSize: 'none' })
turned(answered, {
  display: 'grid',
  gridTemplate: 'repeat(3, auto) 1fr / minmax(0, 1fr) 240px',
  gap: `${vars.space[2]} ${vars.space[6]}`,
})
turned(`${answered} > *`, { gridColumn: 2 })
turned(`${answered} > ${result}`, { gridArea: '1 / 1 / -1' })
turned(`${result}:has(> .${sign})`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[4],
  alignContent: 'start',
})
turned(`${result}:has(> .${sign}) > *`, { gridColumn: '1 / -1' })
turned(`${result} > .${sign}.${sign}`, { gridArea: '1 / 1', blockSize: '64px', marginBlock: 0 })
turned(`${result} > .${sign} + ${title}`, { gridArea: '1 / 2' })
turned(`${title} > ${word}`, { fontSize: '2.5rem' })
