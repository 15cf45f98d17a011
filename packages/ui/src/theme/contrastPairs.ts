import type { Colour, Palette } from './palettes.ts'
import { tones } from './tokens.ts'

const TEXT = 4.5
const PART = 3
/** The least contrast of adjacent surfaces. */
const MIN_SURFACE_CONTRAST = 1.15

/** Two colours that meet on a page, and the least contrast they need. */
export type Pair = [name: string, least: number, colours: [front: Colour, back: Colour]]

/** Every pair of a palette whose contrast matters: WCAG 2.2 asks for 4.5 : 1 in text and 3 : 1 in what one operates. */
export function contrastPairs({ surface, line, text, accent, critical, focus, tone }: Palette): Pair[] {
  const backs = ['canvas', 'card', 'raised', 'sunken', 'hover', 'selected'] as const
  const texts = ['default', 'muted', 'faint', 'link'] as const
  const onBacks = backs.flatMap((back): Pair[] => [
    ...texts.map((name): Pair => [`text.${name} on ${back}`, TEXT, [text[name], surface[back]]]),
    [`accent.text on ${back}`, TEXT, [accent.text, surface[back]]],
    [`focus on ${back}`, PART, [focus, surface[back]]],
  ])
  const grounds = ['canvas', 'card', 'raised'] as const
  const parts = grounds.flatMap((back): Pair[] => [
    [`line.control on ${back}`, PART, [line.control, surface[back]]],
    [`accent.solid on ${back}`, PART, [accent.solid, surface[back]]],
    [`critical.solid on ${back}`, PART, [critical.solid, surface[back]]],
    ...tones.map((name): Pair => [`${name}.solid on ${back}`, PART, [tone[name].solid, surface[back]]]),
    ...tones.map((name): Pair => [`${name}.text on ${back}`, TEXT, [tone[name].text, surface[back]]]),
  ])
  const inks = (['solid', 'hover', 'pressed'] as const).flatMap((state): Pair[] => [
    [`accent.on on accent.${state}`, TEXT, [accent.on, accent[state]]],
    [`critical.on on critical.${state}`, TEXT, [critical.on, critical[state]]],
  ])
  const inTones = tones.flatMap((name): Pair[] => [
    [`${name}.text on its soft`, TEXT, [tone[name].text, tone[name].soft]],
    [`${name}.solid on its soft`, PART, [tone[name].solid, tone[name].soft]],
    [`${name}.onSolid on its solid`, TEXT, [tone[name].onSolid, tone[name].solid]],
    [`text.default on ${name}.soft`, TEXT, [text.default, tone[name].soft]],
    [`text.muted on ${name}.soft`, TEXT, [text.muted, tone[name].soft]],
    [`focus on ${name}.soft`, PART, [focus, tone[name].soft]],
  ])
  return [
    ...onBacks,
    ...parts,
    ...inks,
    ...inTones,
    ['accent.text on accent.soft', TEXT, [accent.text, accent.soft]],
    ['text.default on pressed', TEXT, [text.default, surface.pressed]],
    ['text.muted on pressed', TEXT, [text.muted, surface.pressed]],
    ['accent.text on pressed', TEXT, [accent.text, surface.pressed]],
    ['an option that is highlighted in its list', MIN_SURFACE_CONTRAST, [surface.pressed, surface.raised]],
    ['text.inverse on inverse', TEXT, [text.inverse, surface.inverse]],
  ]
}

/** Every colour of a palette with its path. */
export function coloursOf(palette: object, path = ''): [string, Colour][] {
  return Object.entries(palette).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key
    return 'l' in value ? [[here, value] as [string, Colour]] : coloursOf(value, here)
  })
}
