import { type Colour, coloursIn, contrast, contrastPairs, dark, light, vars } from '@driver-trust/ui/theme'
import darkTokens from '../../../packages/ui/tokens/dark.tokens.json' with { type: 'json' }
import lightTokens from '../../../packages/ui/tokens/light.tokens.json' with { type: 'json' }
import { leavesOf } from '../../../tooling/packages/leavesOf.ts'

const colours = { light: coloursIn(light), dark: coloursIn(dark) }

/** As design tools write them, `#rrggbb`. */
const hexes = { light: new Map(leavesOf(lightTokens)), dark: new Map(leavesOf(darkTokens)) }

export type TokenRow = ReturnType<typeof tokenRows>[number]

/** Every custom property of the theme, such as `vars.text.muted`, which is `--dt-text-muted` in CSS. */
export function tokenRows() {
  return leavesOf(vars).map(([path, reference]) => ({
    path,
    property: reference.slice('var('.length, -1),
    isColour: path in colours.light,
    hex: { light: hexes.light.get(`${path}.$value.hex`), dark: hexes.dark.get(`${path}.$value.hex`) },
    pairs: pairsOf(path),
  }))
}

/** The contrast of a colour with each other that it meets, in both themes: what has the least to spare first. */
function pairsOf(path: string) {
  const pairs = contrastPairs.filter(({ front, back }) => front === path || back === path)
  const inBoth = pairs.map(({ front, back, least }) => ({
    other: front === path ? back : front,
    isOn: front === path,
    least,
    light: contrast(colours.light[front] as Colour, colours.light[back] as Colour), // the tests compute the same pairs
    dark: contrast(colours.dark[front] as Colour, colours.dark[back] as Colour),
  }))
  return inBoth.sort((one, other) => spareOf(one) - spareOf(other))
}

const spareOf = ({ light, dark, least }: { light: number; dark: number; least: number }) =>
  Math.min(light, dark) / least

/** Rows whose name, property or value contains every word. */
export function matching(rows: readonly TokenRow[], text: string): readonly TokenRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(({ path, property, hex }) => {
    const hay = [path, property, hex.light, hex.dark].join(' ').toLowerCase()
    return words.every((word) => hay.includes(word))
  })
}
