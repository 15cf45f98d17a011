import { vars } from '../theme/contract.css.ts'
import { contrast, isInSrgb, luminance } from '../theme/contrast.ts'
import { coloursIn, contrastPairs } from '../theme/contrastPairs.ts'
import { media } from '../theme/media.ts'
import { BLUE, brandAccents, type Colour, dark, INK, light, type Palette } from '../theme/palettes.ts'
import { each, mapColours, px, round } from '../theme/toCss.ts'
import { darkTokens, lightTokens, themes } from '../theme/values.ts'
import type { Brand } from './Brand.tsx'

/**
 * The style sheet of a brand, to load after `styles.css`: only the tokens that differ from ours. With a `part` it is for
 * elements whose `data-brand` is that, and for what opens from them, instead of the page; load it after the page's own.
 */
export function brandCss(brand: Brand, { part }: { part?: string } = {}): string {
  const inLight = changes(vars, lightTokens(brandPalette(light, brand)), themes.light)
  const inDark = changes(vars, darkTokens(brandPalette(dark, brand)), themes.dark)
  const selectors = part === undefined ? ofPage : ofPart(`[data-brand=${JSON.stringify(part)}]`)
  return [
    rule(selectors.all, changes(vars.radius, each(brand.radius, px))),
    rule(selectors.light, inLight),
    `@media screen and ${media.dark} {\n${rule(selectors.systemDark, inDark)}}\n`,
    `@media screen {\n${rule(selectors.dark, inDark)}}\n`,
  ].join('')
}

const LIGHT = "[data-theme='light']"
const DARK = "[data-theme='dark']"

const ofPage = {
  all: ':root',
  light: `:root, ${LIGHT}`,
  systemDark: ':root:where(:not([data-theme]))',
  dark: DARK,
}

/** A part without a theme of its own has that of what it is in, so an element around it may decide. */
const ofPart = (part: string): typeof ofPage => ({
  all: part,
  light: `${part}, ${part} ${LIGHT}`,
  systemDark: `${part}:where(:not([data-theme], ${LIGHT} *))`,
  dark: `${part}:where(${DARK}, ${DARK} :not([data-theme], ${DARK} ${LIGHT} *)), ${part} ${DARK}`,
})

/** A palette in a brand's hue: as luminous for every hue, so that contrast is the same, and as vivid as a screen can show it. */
export function brandPalette(palette: Palette, { hue }: Pick<Brand, 'hue'>): Palette {
  if (hue === undefined) return palette
  const accent = brandAccents[palette === dark ? 'dark' : 'light']
  const isOurs = ({ h }: Colour) => h === INK || h === BLUE
  return mapColours({ ...palette, accent }, (colour) => (isOurs(colour) ? inHue(colour, hue) : colour))
}

/** What is wrong with a brand's colours: pairs that contrast too little, colours that a screen can't show. Ours has nothing. */
export function brandProblems(brand: Pick<Brand, 'hue'>): string[] {
  return Object.entries({ light, dark }).flatMap(([theme, ours]) => {
    const shades = coloursIn(brandPalette(ours, brand))
    const faint = contrastPairs.filter(
      ({ front, back, least }) => contrast(shades[front] as Colour, shades[back] as Colour) < least, // the pairs name the palette's paths
    )
    const hidden = Object.entries(shades).filter(([, colour]) => !isInSrgb(colour))
    return [
      ...faint.map(({ front, back, least }) => `${theme}: ${front} on ${back} doesn't reach ${least}:1`),
      ...hidden.map(([path]) => `${theme}: sRGB can't show ${path}`),
    ]
  })
}

const STEPS = 24

/** Found by halving: luminance grows with lightness. */
function inHue(colour: Colour, hue: number): Colour {
  let [low, high] = [0, 1]
  const at = (l: number) => shown({ ...colour, h: hue, l })
  for (let step = 0; step < STEPS; step += 1) {
    const l = (low + high) / 2
    if (luminance(at(l)) < luminance(colour)) low = l
    else high = l
  }
  return at(round(high))
}

/** Less vivid if an sRGB screen can't show it otherwise. */
function shown(colour: Colour): Colour {
  let { c } = colour
  while (c > 0 && !isInSrgb({ ...colour, c })) c = Math.max(0, round(c - 0.002))
  return { ...colour, c }
}

type Nested = { readonly [key: string]: string | Nested }

/** Declarations of the values that differ from those beside them. */
function changes(names: Nested, values: Nested, ours: Nested = {}): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const name = names[key] ?? ''
    const old = ours[key]
    if (typeof value !== 'string')
      return changes(typeof name === 'string' ? {} : name, value, typeof old === 'string' ? {} : old)
    return value === old ? [] : [`  ${String(name).slice('var('.length, -1)}: ${value};\n`]
  })
}

function rule(selector: string, declarations: readonly string[]): string {
  return `${selector} {\n${declarations.join('')}}\n`
}
