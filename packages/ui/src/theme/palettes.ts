/**
 * The colours of the visual language, as OKLCH triplets. Only `toCss.ts` turns them into CSS; `contrast.test.ts` proves
 * that they are readable.
 */

/** Lightness 0–1, chroma 0–0.4, hue in degrees, opacity 0–1. */
export interface Colour {
  l: number
  c: number
  h: number
  alpha?: number
}

/** The hue that neutrals, and so our accent, carry a trace of; in degrees. */
export const INK = 255
/** Of links, focus and what is selected. */
export const BLUE = 262

/** The trace fades towards white and black. */
function grey(percent: number): Colour {
  const l = percent / 100
  return { l, c: round(0.013 * Math.min(1, (1 - l) * 5, 0.6 + l)), h: INK }
}

const white: Colour = { l: 1, c: 0, h: 0 }
const black = (alpha: number): Colour => ({ l: 0.12, c: 0.02, h: INK, alpha })
const blue = (percent: number, c: number): Colour => ({ l: percent / 100, c, h: BLUE })
const green = (percent: number, c: number): Colour => ({ l: percent / 100, c, h: 155 })
const amber = (percent: number, c: number): Colour => ({ l: percent / 100, c, h: 68 })
const sand = (percent: number, c: number): Colour => ({ l: percent / 100, c, h: 85 })
const red = (percent: number, c: number): Colour => ({ l: percent / 100, c, h: 27 })
const signal = (percent: number, c: number): Colour => ({ l: percent / 100, c, h: 80 })

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

/** The same in both themes. */
const band = { band: red(47, 0.19), onBand: white }

export const light = {
  surface: {
    canvas: grey(96.4),
    card: grey(100),
    raised: grey(100),
    sunken: grey(96.4),
    field: grey(100),
    fill: grey(93.4),
    fillHover: grey(90.4),
    fillPressed: grey(87),
    hover: grey(94.4),
    pressed: grey(93),
    selected: blue(94.5, 0.026),
    inverse: grey(20),
    skeleton: grey(92),
    scrim: black(0.5),
  },
  line: { hairline: grey(90.5), control: grey(58), controlHover: grey(40) },
  text: { default: grey(20), muted: grey(44), faint: grey(52), link: blue(43, 0.15), inverse: grey(98) },
  accent: { solid: grey(20), hover: grey(30), pressed: grey(38), on: grey(100), soft: grey(93.4), text: grey(20) },
  critical: { solid: red(51, 0.2), hover: red(46, 0.18), pressed: red(41, 0.16), on: white },
  focus: blue(54, 0.2),
  board: {
    surface: grey(19),
    text: grey(100),
    muted: grey(79),
    line: grey(36),
    stop: red(53, 0.215),
    soon: signal(82, 0.165),
  },
  signal: {
    stop: red(53, 0.215),
    onStop: white,
    soon: signal(82, 0.165),
    onSoon: grey(20),
    ...band,
  },
  tone: {
    neutral: { soft: grey(94.6), line: grey(87), text: grey(38), solid: grey(54) },
    success: { soft: green(95, 0.034), line: green(86, 0.07), text: green(41, 0.095), solid: green(53, 0.125) },
    warning: { soft: amber(94.8, 0.034), line: amber(85, 0.09), text: amber(45, 0.096), solid: amber(62, 0.13) },
    greyWarning: { soft: sand(94, 0.008), line: sand(84.5, 0.02), text: sand(42, 0.03), solid: sand(55, 0.035) },
    error: { soft: red(95, 0.022), line: red(86, 0.062), text: red(49, 0.195), solid: red(53, 0.215) },
  },
}

/** Each theme has the same colours. */
export type Palette = typeof light

/**
 * Not an inverted light theme: depth comes from lightness, in steps from the board through navigation, paper and what
 * floats to what is pressed. Fields are wells.
 */
export const dark: Palette = {
  surface: {
    canvas: grey(15.5),
    card: grey(21),
    raised: grey(28),
    sunken: grey(18),
    field: grey(13),
    fill: grey(32),
    fillHover: grey(37),
    fillPressed: grey(42),
    hover: grey(24.5),
    pressed: grey(34),
    selected: blue(31, 0.065),
    inverse: grey(92),
    skeleton: grey(29),
    scrim: { l: 0.06, c: 0.01, h: INK, alpha: 0.7 },
  },
  line: { hairline: grey(31), control: grey(57), controlHover: grey(75) },
  text: { default: grey(94), muted: grey(75), faint: grey(69), link: blue(80, 0.1), inverse: grey(18) },
  accent: { solid: grey(82), hover: grey(90), pressed: grey(74), on: grey(18), soft: grey(32), text: grey(94) },
  critical: { solid: red(57.5, 0.2), hover: red(59, 0.2), pressed: red(53, 0.19), on: white },
  focus: blue(74, 0.13),
  board: {
    surface: grey(9),
    text: grey(97),
    muted: grey(76),
    line: grey(30),
    stop: red(56, 0.21),
    soon: signal(82, 0.15),
  },
  signal: {
    stop: red(57.5, 0.21),
    onStop: white,
    soon: signal(82, 0.15),
    onSoon: grey(20),
    ...band,
  },
  tone: {
    neutral: { soft: grey(32), line: grey(42), text: grey(84), solid: grey(68) },
    success: { soft: green(31, 0.045), line: green(41, 0.065), text: green(81, 0.1), solid: green(70, 0.125) },
    warning: { soft: amber(32, 0.055), line: amber(44, 0.08), text: amber(83, 0.125), solid: amber(77, 0.145) },
    greyWarning: { soft: sand(30, 0.008), line: sand(40, 0.014), text: sand(78, 0.03), solid: sand(66, 0.028) },
    error: { soft: red(31, 0.065), line: red(43, 0.1), text: red(79, 0.11), solid: red(68, 0.185) },
  },
}

/** What the accent is where a brand's hue takes the place of our ink. */
export const brandAccents: Record<'light' | 'dark', Palette['accent']> = {
  light: {
    solid: blue(40, 0.12),
    hover: blue(34, 0.11),
    pressed: blue(29, 0.095),
    on: grey(100),
    soft: blue(94.5, 0.024),
    text: blue(42, 0.125),
  },
  dark: {
    solid: blue(79, 0.1),
    hover: blue(85, 0.075),
    pressed: blue(73, 0.11),
    on: grey(18),
    soft: blue(31, 0.05),
    text: blue(81, 0.09),
  },
}
