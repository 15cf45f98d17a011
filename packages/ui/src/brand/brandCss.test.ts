import { describe, expect, it } from 'vitest'
import { luminance } from '../theme/contrast.ts'
import { coloursIn } from '../theme/contrastPairs.ts'
import { BLUE, brandAccents, dark, INK, light } from '../theme/palettes.ts'
import { themes } from '../theme/values.ts'
import { brandCss, brandPalette, brandProblems } from './brandCss.ts'

const radius = { small: 1, control: 2, card: 3 }
const mark = { rounding: 0, near: 'M0 0', far: 'M0 0' }

describe('brandPalette', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('%s has the hue in neutrals, blues and an accent as vivid, and in no status', (theme, palette) => {
    const changed = coloursIn(brandPalette(palette, { hue: 30 }))
    for (const [path, colour] of Object.entries(coloursIn({ ...palette, accent: brandAccents[theme] }))) {
      const now = changed[path] ?? colour
      if (colour.h !== INK && colour.h !== BLUE) expect(now, path).toEqual(colour)
      else expect(now.h, path).toBe(30)
      expect(luminance(now), path).toBeCloseTo(luminance(colour), 3)
      expect(now.c, path).toBeLessThanOrEqual(colour.c)
    }
  })

  it('is ours without a hue', () => {
    expect(brandPalette(light, {})).toEqual(light)
  })
})

describe('brandProblems', () => {
  it.each(Array.from({ length: 72 }, (_, step) => step * 5))('finds none with hue %d', (hue) => {
    expect(brandProblems({ hue })).toEqual([])
  })
})

describe('brandCss', () => {
  it('contains nothing but the corners without a hue', () => {
    const css = brandCss({ name: 'Ours', mark, radius })
    expect(css.match(/--dt-[\w-]+: [^;]+/g)).toEqual([
      '--dt-radius-small: 1px',
      '--dt-radius-control: 2px',
      '--dt-radius-card: 3px',
    ])
  })

  it('sets the accent in both themes, by values that are not ours', () => {
    const css = brandCss({ name: 'Other', mark, hue: 30, radius })
    const solids = [...css.matchAll(/--dt-accent-solid: ([^;]+)/g)].map(([, value]) => value)
    expect(solids).toHaveLength(3) // light, the system's dark, dark
    expect(solids[1]).toBe(solids[2])
    expect(new Set(solids).size).toBe(2)
    expect(solids).not.toContain(themes.light.accent.solid)
    expect(css).not.toMatch(/--dt-(?:critical-solid|tone-error)/)
  })
})
