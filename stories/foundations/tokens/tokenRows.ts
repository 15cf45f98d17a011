import { type Colour, coloursIn, contrast, contrastPairs, dark, light, vars } from '@driver-trust/ui/theme'
import darkTokens from '../../../packages/ui/tokens/dark.tokens.json' with { type: 'json' }
import lightTokens from '../../../packages/ui/tokens/light.tokens.json' with { type: 'json' }
import { leavesOf } from '../../../tooling/packages/leavesOf.ts'

/** The contrast of a colour with another that it is used with, in both themes. */
export interface ContrastPair {
  other: string
  isOn: boolean
  least: number
  light: number
  dark: number
}

export interface TokenRow {
  /** In code: `vars.text.muted`. */
  path: string
  /** In CSS: `--dt-text-muted`. */
  property: string
  isColour: boolean
  /** A colour as design tools write it, `#rrggbb`. */
  hex: Readonly<Record<'light' | 'dark', string | undefined>>
  pairs: readonly ContrastPair[]
}

const colours = { light: coloursIn(light), dark: coloursIn(dark) }

const hexes = { light: new Map(leavesOf(lightTokens)), dark: new Map(leavesOf(darkTokens)) }

/** Every custom property of the theme. */
export function tokenRows(): TokenRow[] {
  return leavesOf(vars).map(([path, reference]) => ({
    path,
    property: reference.slice('var('.length, -1),
    isColour: path in colours.light,
    hex: { light: hexes.light.get(`${path}.$value.hex`), dark: hexes.dark.get(`${path}.$value.hex`) },
    pairs: contrastPairs.filter(({ front, back }) => front === path || back === path).map(pairOf(path)),
  }))
}

function pairOf(path: string) {
  return ({ front, back, least }: (typeof contrastPairs)[number]): ContrastPair => ({
    other: front === path ? back : front,
    isOn: front === path,
    least,
    light: contrast(colours.light[front] as Colour, colours.light[back] as Colour), // the tests compute the same pairs
    dark: contrast(colours.dark[front] as Colour, colours.dark[back] as Colour),
  })
}

/** Rows whose name, property or value contains every word. */
export function matching(rows: readonly TokenRow[], text: string): readonly TokenRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(({ path, property, hex }) => {
    const hay = [path, property, hex.light, hex.dark].join(' ').toLowerCase()
    return words.every((word) => hay.includes(word))
  })
}
