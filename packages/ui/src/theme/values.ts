import { dark, light, type Palette } from './palettes.ts'
import { bezier, colour, each, em, mapColours, ms, px, rem } from './toCss.ts'
import * as tokens from './tokens.ts'

/** The values of all tokens that depend on the theme, as CSS. */
export const themes = { light: lightTokens(light), dark: darkTokens(dark) }

/** The values of all other tokens, as CSS. */
export const measures = {
  space: each(tokens.space, px),
  font: {
    family: "'IBM Plex Sans Variable', 'IBM Plex Sans Fallback', system-ui, sans-serif",
    figure: "'Barlow Semi Condensed', 'Barlow Fallback', 'IBM Plex Sans Variable', system-ui, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Liberation Mono', monospace",
  },
  fontSize: each(tokens.fontSize, ({ size }) => rem(size)),
  lineHeight: each(tokens.fontSize, ({ line }) => rem(line)),
  fontWeight: each(tokens.fontWeight, String),
  tracking: each(tokens.tracking, em),
  radius: each(tokens.radius, px),
  controlHeight: each(tokens.controlHeight, rem),
  duration: each(tokens.duration, ms),
  easing: { out: bezier(tokens.easing.out), inOut: bezier(tokens.easing.inOut) },
  layer: each(tokens.layer, String),
  page: { gutter: px(tokens.gutter.roomy) },
  width: each(tokens.width, rem),
}

/** On a light canvas what floats casts a shadow, tinted like the neutrals. */
export function lightTokens(palette: Palette) {
  const shade = (alpha: number) => colour({ l: 0.2, c: 0.02, h: palette.text.default.h, alpha })
  return {
    ...mapColours(palette, colour),
    elevation: {
      floating: `0 0 0 1px ${shade(0.14)}, 0 2px 4px ${shade(0.06)}, 0 8px 24px ${shade(0.14)}`,
      dialog: `0 0 0 1px ${shade(0.1)}, 0 4px 10px ${shade(0.08)}, 0 24px 56px ${shade(0.24)}`,
    },
  }
}

/** Shadows don't show on a dark canvas, so floating parts have a lighter surface and a hairline. */
export function darkTokens(palette: Palette) {
  const hairline = `0 0 0 1px ${colour(palette.tone.neutral.line)}`
  const black = (alpha: number) => colour({ l: 0, c: 0, h: 0, alpha })
  return {
    ...mapColours(palette, colour),
    elevation: {
      floating: `${hairline}, 0 8px 24px ${black(0.4)}`,
      dialog: `${hairline}, 0 24px 64px ${black(0.5)}`,
    },
  }
}
