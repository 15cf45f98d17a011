import { describe, expect, it } from 'vitest'
import { contrast, isInSrgb, srgbOf } from './contrast.ts'
import { coloursIn, contrastPairs } from './contrastPairs.ts'
import { type Colour, dark, light } from './palettes.ts'

describe.each([
  ['light', coloursIn(light)],
  ['dark', coloursIn(dark)],
])('%s', (_name, colours) => {
  it.each(contrastPairs)('$front on $back reaches $least:1', ({ front, back, least }) => {
    expect(contrast(colours[front] as Colour, colours[back] as Colour)).toBeGreaterThanOrEqual(least) // a path without a colour throws
  })

  it.each(Object.entries(colours))(
    '%s can be shown by an sRGB screen, so the computed contrast is the real one',
    (_path, colour) => {
      expect(isInSrgb(colour)).toBe(true)
    },
  )
})

it('is encoded for a screen, which clips what it cannot show', () => {
  const shown = (colour: Colour) => srgbOf(colour).map((channel) => Math.round(channel * 255))
  expect(shown({ l: 0.628, c: 0.2577, h: 29.23 })).toEqual([255, 0, 0])
  expect(shown({ l: 0.59988, c: 0, h: 0 })).toEqual([128, 128, 128])
  expect(shown({ l: 0.628, c: 0.4, h: 29.23 })).toEqual([255, 0, 0])
})

it('is computed for every colour that carries text or a part of a control', () => {
  const computed = contrastPairs.flatMap(({ front, back }) => [front, back])
  const decoration = ['surface.skeleton', 'surface.scrim', 'line.hairline', 'line.controlHover']
  const rest = Object.keys(coloursIn(light)).filter((path) => !computed.includes(path) && !path.endsWith('.line'))
  expect(rest).toEqual(decoration)
})
