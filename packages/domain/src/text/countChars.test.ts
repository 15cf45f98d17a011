import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countChars } from './countChars.ts'
import { isTooLong } from './isTooLong.ts'

test.each([
  ['', 0],
  ['abc', 3],
  ['𐐷𐐷', 2],
  ['e\u0301', 2],
  ['\ud800', 1],
])('%j has %i code points', (text, count) => {
  expect(countChars(text)).toBe(count)
})

test.each(['a', 'ж', '𐐷', '\u{1F600}'])('256 times %j is not too long and 257 times is', (char) => {
  expect(isTooLong(char.repeat(256))).toBe(false)
  expect(isTooLong(char.repeat(257))).toBe(true)
})

test('a text is too long exactly when it has more code points than the limit', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 30 })
  fc.assert(fc.property(texts, fc.nat(20), (text, limit) => isTooLong(text, limit) === [...text].length > limit))
})
