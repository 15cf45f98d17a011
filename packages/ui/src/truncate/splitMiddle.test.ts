import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitMiddle } from './splitMiddle.ts'

describe('splitMiddle', () => {
  it.each([
    ['ana.horvat@example.com', 'ana.horvat', '@example.com'],
    [`ana@${'x'.repeat(40)}`, `ana@${'x'.repeat(32)}`, 'xxxxxxxx'],
    ['an-identifier-of-some-length', 'an-identifier-of-som', 'e-length'],
    ['abc', 'ab', 'c'],
    ['', '', ''],
  ])('cuts %s', (text, head, tail) => {
    expect(splitMiddle(text)).toEqual({ head, tail })
  })

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { head, tail } = splitMiddle(text)
        expect(head + tail).toBe(text)
      }),
    )
  })
})
