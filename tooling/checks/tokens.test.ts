import { describe, expect, it } from 'vitest'
import { matching, tokenRows } from '../../stories/foundations/tokens/tokenRows.ts'
import { tokensOfPrimitives } from '../review/tokenUse.ts'

describe('the table of tokens', () => {
  const rows = tokenRows()
  const rowOf = (path: string) => rows.find((each) => each.path === path)

  it('has every custom property once, under its name in CSS', () => {
    expect(new Set(rows.map(({ property }) => property)).size).toBe(rows.length)
    expect(rowOf('tone.greyWarning.solid')?.property).toBe('--dt-tone-grey-warning-solid')
    expect(rowOf('space.4')?.property).toBe('--dt-space-4')
  })

  it('shows the contrast of each colour in both themes, all of it sufficient', () => {
    const pairs = rowOf('text.muted')?.pairs ?? []
    expect(pairs.map(({ other }) => other)).toContain('surface.card')
    expect(rows.flatMap((row) => row.pairs).filter(({ light, dark, least }) => Math.min(light, dark) < least)).toEqual(
      [],
    )
    expect(pairs.find(({ other }) => other === 'surface.card')?.light).toBeCloseTo(7.77, 0)
  })

  it('is searched by name and property', () => {
    expect(matching(rows, 'text muted').map(({ path }) => path)).toEqual(['text.muted'])
    expect(matching(rows, '--dt-layer-toast')).toHaveLength(1)
    expect(matching(rows, 'no such token')).toEqual([])
  })
})

it('a primitive uses the tokens, or the groups of tokens, that its styles refer to', () => {
  expect(tokensOfPrimitives().Badge).toContain('tone.success')
})
