import { type Colour, dark, light, type Palette } from '@driver-trust/ui/theme'
import { describe, expect, it } from 'vitest'
import { colours } from '../../.storybook/theme.ts'

const meanings = ({ surface, line, text, accent }: Palette): Record<keyof typeof colours.light, Colour> => ({
  canvas: surface.canvas,
  card: surface.card,
  raised: surface.raised,
  hover: surface.hover,
  hairline: line.hairline,
  control: line.control,
  text: text.default,
  muted: text.muted,
  solid: accent.solid,
  accent: accent.text,
})

describe.each([
  ['light', light],
  ['dark', dark],
] as const)("Storybook's colours in %s", (theme, palette) => {
  it.each(Object.entries(meanings(palette)))('%s is the token', (name, token) => {
    const { l, a, b } = oklabOf(colours[theme][name as keyof typeof colours.light]) // the keys of a Record of them
    const hue = (token.h * Math.PI) / 180
    expect(Math.hypot(l - token.l, a - token.c * Math.cos(hue), b - token.c * Math.sin(hue))).toBeLessThan(0.005)
  })
})

/** Björn Ottosson's OKLab, from a hexadecimal sRGB colour. */
function oklabOf(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
}
