import { figures, media, typeScale, vars } from '@driver-trust/ui/theme'
import { style, styleVariants } from '@vanilla-extract/css'

export const band = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[5],
  paddingInline: vars.space[5],
  borderRadius: vars.radius.card,
  minInlineSize: 0,
  selectors: {
    '&[data-bleed]': {
      flexWrap: 'wrap',
      paddingInline: vars.page.gutter,
      minBlockSize: '120px',
      borderRadius: 0,
    },
  },
  '@media': { [media.phone]: { selectors: { '&[data-bleed]': { minBlockSize: 0, paddingBlock: vars.space[4] } } } },
})

const quiet = { background: vars.surface.sunken, color: vars.text.default }

/** Buttons on a dark ground. */
function buttonsIn(colour: string) {
  const wash = `color-mix(in oklch, ${colour} 16%, transparent)`
  return {
    [vars.accent.text]: colour,
    [vars.text.muted]: colour,
    [vars.surface.hover]: wash,
    [vars.surface.pressed]: wash,
    '--dt-focus': colour,
  }
}

export const grounds = styleVariants({
  cannot: { background: vars.signal.band, color: vars.signal.onBand, vars: buttonsIn(vars.signal.onBand) },
  pending: quiet,
  can: quiet,
  unchecked: { background: vars.board.surface, color: vars.board.text, vars: buttonsIn(vars.board.text) },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  flex: '1 1 0',
  minInlineSize: 0,
})

export const title = style({
  overflowWrap: 'anywhere',
  color: 'inherit',
  '@media': { [media.phone]: { selectors: { '[data-bleed] &': typeScale[24] } } },
})

/** Read out at a gate or over the phone. */
export const idBeside = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  fontSize: vars.fontSize[13],
})

export const idFigures = style([
  figures,
  {
    fontSize: vars.fontSize[43],
    lineHeight: vars.lineHeight[43],
    fontWeight: vars.fontWeight.semibold,
    whiteSpace: 'nowrap',
  },
])
