import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageCountOf, rangeText } from './rangeText.ts'

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
