import type { Tone } from './tokens.ts'

/**
 * The numbers of the visual language: pixels, milliseconds and OKLCH triplets. Only `toCss.ts` turns them into CSS;
 * `contrast.test.ts` proves that the colours are readable.
 */

/** Lightness 0–1, chroma 0–0.4, hue in degrees, opacity 0–1. */
export interface Colour {
  l: number
  c: number
  h: number
  alpha?: number
}

/** Of our accent, in degrees; a brand has another. */
export const INK = 257

/** Neutrals carry a trace of the accent's hue, which fades towards white and black. */
function grey(percent: number): Colour {
  const l = percent / 100
  return { l, c: round(0.022 * Math.min(1, (1 - l) * 2.4, 0.45 + l)), h: INK }
}

const ink = (percent: number, c: number): Colour => ({ l: percent / 100, c, h: INK })
const green = (percent: number, c: number): Colour => ({ l: percent / 100, c, h: 155 })
const amber = (percent: number, c: number): Colour => ({ l: percent / 100, c, h: 70 })
const sand = (percent: number, c: number): Colour => ({ l: percent / 100, c, h: 85 })
const red = (percent: number, c: number): Colour => ({ l: percent / 100, c, h: 26 })
const black = (alpha: number): Colour => ({ l: 0.12, c: 0.02, h: INK, alpha })

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

export interface Palette {
  surface: Record<
    'canvas' | 'card' | 'raised' | 'sunken' | 'hover' | 'pressed' | 'selected' | 'inverse' | 'skeleton' | 'scrim',
    Colour
  >
  line: Record<'hairline' | 'control' | 'controlHover', Colour>
  text: Record<'default' | 'muted' | 'faint' | 'link' | 'inverse', Colour>
  accent: Record<'solid' | 'hover' | 'pressed' | 'on' | 'soft' | 'text', Colour>
  critical: Record<'solid' | 'hover' | 'pressed' | 'on', Colour>
  focus: Colour
  tone: Record<Tone, Record<'soft' | 'line' | 'text' | 'solid' | 'onSolid', Colour>>
}

export const light: Palette = {
  surface: {
    canvas: grey(98),
    card: grey(100),
    raised: grey(100),
    sunken: grey(96.5),
    hover: grey(96),
    pressed: grey(93),
    selected: ink(95.5, 0.02),
    inverse: grey(26),
    skeleton: grey(92.5),
    scrim: black(0.44),
  },
  line: { hairline: grey(90.5), control: grey(63), controlHover: grey(48) },
  text: { default: grey(24), muted: grey(45), faint: grey(52), link: ink(45, 0.13), inverse: grey(98) },
  accent: {
    solid: ink(40, 0.12),
    hover: ink(34, 0.11),
    pressed: ink(29, 0.095),
    on: grey(100),
    soft: ink(95, 0.024),
    text: ink(42, 0.125),
  },
  critical: { solid: red(51, 0.19), hover: red(46, 0.175), pressed: red(41, 0.155), on: grey(100) },
  focus: ink(56, 0.165),
  tone: {
    neutral: { soft: grey(95.5), line: grey(87), text: grey(40), solid: grey(56), onSolid: grey(100) },
    success: {
      soft: green(95.5, 0.032),
      line: green(86, 0.07),
      text: green(39, 0.085),
      solid: green(55, 0.125),
      onSolid: green(100, 0),
    },
    warning: {
      soft: amber(95.8, 0.026),
      line: amber(86, 0.085),
      text: amber(41, 0.088),
      solid: amber(63, 0.135),
      onSolid: amber(18, 0.03),
    },
    greyWarning: {
      soft: sand(95.2, 0.012),
      line: sand(85.5, 0.024),
      text: sand(40, 0.03),
      solid: sand(56, 0.042),
      onSolid: grey(100),
    },
    error: {
      soft: red(95.2, 0.022),
      line: red(86, 0.062),
      text: red(42, 0.15),
      solid: red(54, 0.2),
      onSolid: red(100, 0),
    },
  },
}

/**
 * Not an inverted light theme: a near-black canvas, lighter raised surfaces, muted tones, and hairlines in place of
 * shadows.
 */
export const dark: Palette = {
  surface: {
    canvas: grey(16),
    card: grey(19.5),
    raised: grey(23.5),
    sunken: grey(17.5),
    hover: grey(27),
    pressed: grey(31),
    selected: ink(27, 0.045),
    inverse: grey(92),
    skeleton: grey(26),
    scrim: { l: 0.06, c: 0.01, h: INK, alpha: 0.66 },
  },
  line: { hairline: grey(28.5), control: grey(54), controlHover: grey(68) },
  text: { default: grey(93), muted: grey(76), faint: grey(67), link: ink(78, 0.095), inverse: grey(18) },
  accent: {
    solid: ink(53, 0.135),
    hover: ink(56, 0.135),
    pressed: ink(48, 0.125),
    on: grey(100),
    soft: ink(28, 0.05),
    text: ink(80, 0.09),
  },
  critical: { solid: red(55, 0.175), hover: red(57.5, 0.175), pressed: red(50, 0.16), on: grey(100) },
  focus: ink(72, 0.13),
  tone: {
    neutral: { soft: grey(27), line: grey(36), text: grey(82), solid: grey(66), onSolid: grey(16) },
    success: {
      soft: green(27, 0.04),
      line: green(37, 0.06),
      text: green(84, 0.09),
      solid: green(68, 0.12),
      onSolid: green(16, 0.02),
    },
    warning: {
      soft: amber(28, 0.038),
      line: amber(39, 0.06),
      text: amber(85, 0.085),
      solid: amber(73, 0.125),
      onSolid: amber(18, 0.03),
    },
    greyWarning: {
      soft: sand(27.5, 0.012),
      line: sand(37, 0.018),
      text: sand(84, 0.028),
      solid: sand(67, 0.035),
      onSolid: sand(16, 0.01),
    },
    error: {
      soft: red(28, 0.055),
      line: red(39, 0.085),
      text: red(84, 0.075),
      solid: red(67, 0.17),
      onSolid: red(16, 0.03),
    },
  },
}
