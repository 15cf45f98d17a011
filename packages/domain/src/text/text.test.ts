import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ClearableLink,
  countChars,
  countOf,
  foldText,
  formatCount,
  isTooLong,
  pageCountOf,
  percentText,
  rangeText,
} from './text.ts'

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

test('a text is too long exactly if it has more code points than the limit', () => {
  const texts = fc.string({ unit: 'binary', minLength: 246, maxLength: 266 })
  fc.assert(fc.property(texts, (text) => isTooLong(text) === [...text].length > 256))
})

test.each([
  ['  Zürich ', 'zurich'],
  ['ÉCOLE', 'ecole'],
  ['ﬁn', 'fin'],
  ['ΑΘΗΝΑ', 'αθηνα'],
  ['Wrocław', 'wroclaw'],
  ['ŁÓDŹ', 'lodz'],
  ['Þórshöfn', 'thorshofn'],
  ['Großmann Ærø', 'grossmann aero'],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('composed and decomposed texts are equal', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (text) => foldText(text.normalize('NFC')) === foldText(text.normalize('NFD')),
    ),
  )
})

test.each([
  [{ page: 2, pageSize: 20, shown: 20, total: 412 }, '21–40 of 412'],
  [{ page: 21, pageSize: 20, shown: 12, total: 412 }, '401–412 of 412'],
  [{ page: 52, pageSize: 20, shown: 20, total: 12345 }, '1,021–1,040 of 12,345'],
  [{ page: 1, pageSize: 20, shown: 0, total: 0 }, '0 of 0'],
  [{ page: 1, pageSize: 20, shown: 1, total: 1 }, '1–1 of 1'],
  [{ page: 1, pageSize: 20, shown: 30, total: 4 }, '1–30 of 30'],
])('%j reads "%s"', (range, text) => {
  expect(rangeText(range)).toBe(text)
})

test('no answer, however wrong, makes a range that runs backwards', () => {
  const count = fc.nat({ max: 5000 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), count, count, (page, shown, total) => {
      const text = rangeText({ page, pageSize: 20, shown, total }).replaceAll(',', '')
      const [first, last, whole] = text.match(/\d+/g)?.map(Number) ?? []
      return shown === 0 || (Number(first) >= 1 && Number(first) <= Number(last) && Number(last) <= Number(whole))
    }),
  )
})

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [412, 21],
])('%i rows of 20 are %i pages', (total, pages) => {
  expect(pageCountOf({ pageSize: 20, total })).toBe(pages)
})

test.each(['https://example.com', 'http://example.com/terms?a=1#b', 'HTTPS://EXAMPLE.COM/ü'])(
  '%s is a link',
  (text) => {
    expect(ClearableLink.is(text)).toBe(true)
  },
)

test.each([
  'example.com',
  '//example.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://',
  ' https://example.com',
  'data:text/html,x',
  'ftp://example.com',
  'https://',
  'https:example.com',
  'https:///example.com',
  'https://exa mple.com',
])('refuses %j', (text) => {
  expect(ClearableLink.is(text)).toBe(false)
})

test('accepts only web protocols', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
      return text === '' || !ClearableLink.is(text) || ['http:', 'https:'].includes(new URL(text).protocol)
    }),
  )
})

test.each([
  [0, '0 drivers'],
  [1, '1 driver'],
  [1204, '1,204 drivers'],
])('%i is counted as %s', (count, text) => {
  expect(countOf(count, 'driver')).toBe(text)
})

test('separates thousands as the browser does', () => {
  const format = new Intl.NumberFormat('en-GB')
  fc.assert(fc.property(fc.maxSafeNat(), (count) => formatCount(count) === format.format(count)))
})

test.each([
  [0, 404, '0%'],
  [1, 404, '<1%'],
  [99, 400, '25%'],
  [403, 404, '>99%'],
  [404, 404, '100%'],
])('%i of %i is %s', (part, whole, text) => {
  expect(percentText(part, whole)).toBe(text)
})
