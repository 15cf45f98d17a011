import { describe, expect, it } from 'vitest'
import { pagesShown } from './Pagination.tsx'

describe('pagesShown', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 6, '1 2 3 4 5 6'],
    [1, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 … 6 7 8'],
    [1, 21, '1 2 3 … 19 20 21'],
    [3, 21, '1 2 3 4 … 19 20 21'],
    [5, 21, '1 2 3 4 5 6 … 19 20 21'],
    [6, 21, '1 2 3 4 5 6 7 … 19 20 21'],
    [7, 21, '1 2 3 … 6 7 8 … 19 20 21'],
    [11, 21, '1 2 3 … 10 11 12 … 19 20 21'],
    [16, 21, '1 2 3 … 15 16 17 18 19 20 21'],
    [19, 21, '1 2 3 … 18 19 20 21'],
    [21, 21, '1 2 3 … 19 20 21'],
    [1, 0, ''],
  ])('on page %d of %d shows %s', (page, pageCount, shown) => {
    expect(pagesShown({ page, pageCount, margin: 3 }).join(' ').replaceAll('gap', '…')).toBe(shown)
  })

  it('shows fewer with a smaller margin', () => {
    expect(pagesShown({ page: 11, pageCount: 21, margin: 1 })).toEqual([1, 'gap', 10, 11, 12, 'gap', 21])
  })
})

it.each([1e9, Number.MAX_SAFE_INTEGER])('returns as few entries for %i pages as for a hundred', (pageCount) => {
  expect(pagesShown({ page: 5_000_000, pageCount, margin: 3 })).toHaveLength(11)
  expect(pagesShown({ page: 1, pageCount, margin: 3 })).toEqual([
    1,
    2,
    3,
    'gap',
    pageCount - 2,
    pageCount - 1,
    pageCount,
  ])
})
