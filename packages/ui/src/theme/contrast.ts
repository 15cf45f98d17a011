import type { Colour } from './palettes.ts'

/** Contrast ratio of two opaque colours, 1–21, as WCAG 2.2 defines it. */
export function contrast(front: Colour, back: Colour): number {
  const [darker, lighter] = [luminance(front), luminance(back)].sort((a, b) => a - b) as [number, number] // two in, two out
  return (lighter + 0.05) / (darker + 0.05)
}

/** Whether an sRGB screen can show the colour without clipping it. */
export function isInSrgb(colour: Colour): boolean {
  const tolerance = 0.0005
  return linearSrgb(colour).every((channel) => channel >= -tolerance && channel <= 1 + tolerance)
}

/** Red, green and blue, 0–1, as a screen encodes them; what it can't show is clipped. */
export function srgbOf(colour: Colour): number[] {
  return linearSrgb(colour).map((channel) => {
    const shown = Math.min(1, Math.max(0, channel))
    return shown <= 0.0031308 ? shown * 12.92 : 1.055 * shown ** (1 / 2.4) - 0.055
  })
}

/** Relative luminance as WCAG 2.2 defines it, 0–1: what contrast is computed from. */
export function luminance(colour: Colour): number {
  const [r, g, b] = linearSrgb(colour).map((channel) => Math.min(1, Math.max(0, channel))) as Channels // map keeps the length
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

type Channels = [number, number, number]

/** Björn Ottosson's OKLab matrices. */
function linearSrgb({ l, c, h }: Colour): Channels {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}
