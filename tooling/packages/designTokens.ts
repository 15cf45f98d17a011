import { srgbOf } from '../../packages/ui/src/theme/contrast.ts'
import { measures, themes } from '../../packages/ui/src/theme/values.ts'

type Nested = string | { readonly [key: string]: Nested }

/** The tokens of a theme in the Design Tokens format (2025.10), which design tools import. */
export function designTokens(theme: keyof typeof themes): string {
  const groups: Readonly<Record<string, Nested>> = { ...themes[theme], ...measures }
  const entries = Object.entries(groups).map(([name, group]) => [name, inFormat(group, TYPES[name] ?? 'color')])
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}

/** Groups whose values alone don't say what they are. */
const TYPES: Readonly<Record<string, string>> = {
  elevation: 'shadow',
  space: 'dimension',
  font: 'fontFamily',
  fontSize: 'dimension',
  lineHeight: 'dimension',
  fontWeight: 'fontWeight',
  tracking: 'number',
  radius: 'dimension',
  controlHeight: 'dimension',
  duration: 'duration',
  easing: 'cubicBezier',
  layer: 'number',
  page: 'dimension',
  width: 'dimension',
}

function inFormat(value: Nested, type: string): object {
  if (typeof value === 'string') return { $type: type, $value: CONVERTED[type]?.(value) }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inFormat(each, type)]))
}

const CONVERTED: Readonly<Record<string, (css: string) => unknown>> = {
  color: colour,
  dimension: (css) => measure(css, 'px'),
  duration: (css) => measure(css, 'ms'),
  fontFamily: (css) => css.split(', ').map((name) => name.replaceAll("'", '')),
  fontWeight: Number,
  number: (css) => (css === 'normal' ? 0 : Number.parseFloat(css)),
  cubicBezier: numbersIn,
  shadow: (css) => [...css.matchAll(/((?:-?[\d.]+(?:px)? ){3,4})(oklch\([^)]*\))/g)].map(shadow),
}

function colour(css: string) {
  const [lightness = 0, chroma = 0, hue = 0, alpha] = numbersIn(css)
  const components = [Number((lightness / 100).toFixed(6)), chroma, hue]
  const hex = hexOf(srgbOf({ l: lightness / 100, c: chroma, h: hue }))
  return { colorSpace: 'oklch', components, ...(alpha !== undefined && { alpha }), hex }
}

/** For tools that don't know the colour space. */
function hexOf(channels: readonly number[]): string {
  return `#${Buffer.from(channels.map((channel) => Math.round(channel * 255))).toString('hex')}`
}

function shadow([, lengths = '', colourCss = '']: RegExpMatchArray) {
  const [offsetX, offsetY, blur, spread] = [...numbersIn(lengths), 0].map((value) => ({ value, unit: 'px' }))
  return { color: colour(colourCss), offsetX, offsetY, blur, spread }
}

function measure(css: string, unit: string) {
  return { value: Number.parseFloat(css), unit: /[a-z]+$/.exec(css)?.[0] ?? unit }
}

function numbersIn(css: string): number[] {
  return [...css.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number))
}
