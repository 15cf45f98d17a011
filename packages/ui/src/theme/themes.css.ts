import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { media } from './media.ts'
import { dark, light, type Palette } from './palettes.ts'
import { bezier, colour, each, em, ms, px, rem } from './toCss.ts'
import {
  controlHeight,
  duration,
  easing,
  fontSize,
  fontWeight,
  layer,
  radius,
  space,
  tracking,
  width,
} from './tokens.ts'

const colourContract = {
  surface: vars.surface,
  line: vars.line,
  text: vars.text,
  accent: vars.accent,
  critical: vars.critical,
  focus: vars.focus,
  tone: vars.tone,
  elevation: vars.elevation,
}

function colours(palette: Palette, elevation: Record<'card' | 'floating' | 'dialog', string>) {
  return assignVars(colourContract, {
    surface: each(palette.surface, colour),
    line: each(palette.line, colour),
    text: each(palette.text, colour),
    accent: each(palette.accent, colour),
    critical: each(palette.critical, colour),
    focus: colour(palette.focus),
    tone: {
      neutral: each(palette.tone.neutral, colour),
      success: each(palette.tone.success, colour),
      warning: each(palette.tone.warning, colour),
      greyWarning: each(palette.tone.greyWarning, colour),
      error: each(palette.tone.error, colour),
    },
    elevation,
  })
}

const shade = (alpha: number) => colour({ l: 0.25, c: 0.03, h: 257, alpha })

const lightColours = colours(light, {
  card: 'none',
  floating: `0 0 0 1px ${shade(0.09)}, 0 2px 4px ${shade(0.05)}, 0 8px 20px ${shade(0.1)}`,
  dialog: `0 0 0 1px ${shade(0.06)}, 0 4px 10px ${shade(0.06)}, 0 24px 56px ${shade(0.18)}`,
})

// Shadows don't show on a dark canvas, so floating parts have a lighter surface and a hairline.
const darkColours = colours(dark, {
  card: 'none',
  floating: `0 0 0 1px ${colour(dark.tone.neutral.line)}, 0 8px 24px ${colour({ l: 0, c: 0, h: 0, alpha: 0.4 })}`,
  dialog: `0 0 0 1px ${colour(dark.tone.neutral.line)}, 0 24px 64px ${colour({ l: 0, c: 0, h: 0, alpha: 0.5 })}`,
})

const measures = assignVars(
  {
    space: vars.space,
    font: vars.font,
    fontSize: vars.fontSize,
    lineHeight: vars.lineHeight,
    fontWeight: vars.fontWeight,
    tracking: vars.tracking,
    radius: vars.radius,
    controlHeight: vars.controlHeight,
    duration: vars.duration,
    easing: vars.easing,
    layer: vars.layer,
    width: vars.width,
  },
  {
    space: each(space, px),
    font: {
      family: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
      mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Liberation Mono', monospace",
    },
    fontSize: each(fontSize, ({ size }) => rem(size)),
    lineHeight: each(fontSize, ({ line }) => rem(line)),
    fontWeight: each(fontWeight, String),
    tracking: each(tracking, em),
    radius: each(radius, px),
    controlHeight: each(controlHeight, rem),
    duration: each(duration, ms),
    easing: { out: bezier(easing.out), inOut: bezier(easing.inOut) },
    layer: each(layer, String),
    width: each(width, px),
  },
)

const stillness = assignVars(vars.duration, { fast: '0ms', normal: '0ms', slow: '0ms' })

globalStyle(':root', {
  colorScheme: 'light',
  vars: { ...measures, ...lightColours },
  '@media': { [media.reducedMotion]: { vars: stillness } },
})
globalStyle(':root:not([data-theme])', {
  '@media': { [`screen and ${media.dark}`]: { colorScheme: 'dark', vars: darkColours } },
})
globalStyle('[data-theme="light"]', { colorScheme: 'light', vars: lightColours })
globalStyle('[data-theme="dark"]', {
  '@media': { screen: { colorScheme: 'dark', vars: darkColours } }, // paper is always white
})
