import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { queryString } from './queryString.ts'

describe('queryString', () => {
  it.each([
    [{}, ''],
    [{ a: null, b: undefined }, ''],
    [{ page: 1, name: '' }, '?page=1&name='],
    [{ status: ['red', null, 'locked'] }, '?status=red&status=locked'],
    [{ status: [] }, ''],
    [{ q: 'Łódź & +' }, '?q=%C5%81%C3%B3d%C5%BA+%26+%2B'],
  ])('prints %j as %s', (query, text) => {
    expect(queryString(query)).toBe(text)
  })

  it('gives back every value when read again', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.array(fc.string({ unit: 'grapheme' }))), (query) => {
        const search = new URLSearchParams(queryString(query))
        for (const [key, values] of Object.entries(query)) expect(search.getAll(key)).toEqual(values)
      }),
    )
  })
})
