import type { Colour, Palette } from './palettes.ts'
import { tones } from './tokens.ts'

const TEXT = 4.5
const PART = 3
/** The least contrast of adjacent surfaces. */
const MIN_SURFACE_CONTRAST = 1.15

/** Two colours that meet, as paths into a palette such as `text.muted`. */
interface ContrastPair {
  front: string
  back: string
  /** The least ratio: WCAG's for text and for parts of controls, and ours for surfaces. */
  least: number
}

/** Every colour on each ground that it is meant for: the tests and the table of tokens both compute these. */
export const contrastPairs: readonly ContrastPair[] = [
  ...['canvas', 'card', 'raised', 'sunken', 'field', 'hover', 'selected'].flatMap((ground) => [
    ...['text.default', 'text.muted', 'text.faint', 'text.link', 'accent.text'].map(on(`surface.${ground}`, TEXT)),
    pair('focus', `surface.${ground}`, PART),
  ]),
  ...['fill', 'fillHover', 'fillPressed'].map((ground) => pair('text.default', `surface.${ground}`, TEXT)),
  ...['text.muted', 'accent.text'].map(on('surface.fill', TEXT)),
  pair('line.control', 'surface.field', PART),
  ...['canvas', 'card', 'raised'].flatMap((ground) => [
    pair('signal.stop', `surface.${ground}`, PART),
    ...['line.control', 'accent.solid', 'critical.solid'].map(on(`surface.${ground}`, PART)),
    ...tones.map((name) => `tone.${name}.solid`).map(on(`surface.${ground}`, PART)),
    ...tones.map((name) => `tone.${name}.text`).map(on(`surface.${ground}`, TEXT)),
  ]),
  ...['solid', 'hover', 'pressed'].flatMap((state) => [
    pair('accent.on', `accent.${state}`, TEXT),
    pair('critical.on', `critical.${state}`, TEXT),
  ]),
  ...tones.flatMap((name) => [
    ...[`tone.${name}.text`, 'text.default', 'text.muted'].map(on(`tone.${name}.soft`, TEXT)),
    ...[`tone.${name}.solid`, 'focus'].map(on(`tone.${name}.soft`, PART)),
  ]),
  ...['text.default', 'text.muted', 'accent.text'].map(on('surface.pressed', TEXT)),
  pair('accent.text', 'accent.soft', TEXT),
  ...['board.text', 'board.muted', 'board.soon'].map(on('board.surface', TEXT)),
  pair('board.stop', 'board.surface', PART),
  pair('signal.onStop', 'board.stop', TEXT), // the sign on the board
  pair('signal.onSoon', 'board.soon', TEXT),
  pair('signal.onStop', 'signal.stop', TEXT),
  pair('signal.onSoon', 'signal.soon', TEXT),
  pair('signal.onBand', 'signal.band', TEXT),
  pair('surface.pressed', 'surface.raised', MIN_SURFACE_CONTRAST), // an option that is highlighted in its list
  pair('text.inverse', 'surface.inverse', TEXT),
]

function on(back: string, least: number) {
  return (front: string) => pair(front, back, least)
}

function pair(front: string, back: string, least: number): ContrastPair {
  return { front, back, least }
}

/** Every colour of a palette, by its path. */
export function coloursIn(palette: Palette): Readonly<Record<string, Colour>> {
  return Object.fromEntries(leavesOf(palette, ''))
}

function leavesOf(branch: object, path: string): [string, Colour][] {
  return Object.entries(branch).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key
    return 'l' in value ? [[here, value] as [string, Colour]] : leavesOf(value, here)
  })
}
