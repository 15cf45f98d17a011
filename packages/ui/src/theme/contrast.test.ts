import { describe, expect, it } from 'vitest'
import { contrast, isInSrgb } from './contrast.ts'
import { coloursOf, contrastPairs } from './contrastPairs.ts'
import { dark, light } from './palettes.ts'

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_name, palette) => {
  it.each(contrastPairs(palette))('%s reaches %d : 1', (_pair, least, [front, back]) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least)
  })

  it.each(coloursOf(palette))(
    '%s can be shown by an sRGB screen, so the computed contrast is the real one',
    (_path, colour) => {
      expect(isInSrgb(colour)).toBe(true)
    },
  )
})
