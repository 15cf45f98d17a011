import { expect, test } from 'vitest'
import { loadEveryPage } from './loadEveryPage.ts'

const rows = Array.from({ length: 250 }, (_, index) => index)

test.each([
  ['right', 250, 3],
  ['too large', 9999, 3],
  ['too small', 1, 1],
])('ends when the total is %s', async (_, total, pages) => {
  const asked: number[] = []
  const progress: number[] = []
  const loaded = await loadEveryPage({
    pageSize: 100,
    loadPage: async (page) => {
      asked.push(page)
      return { items: rows.slice((page - 1) * 100, page * 100), total }
    },
    onProgress: (count) => progress.push(count),
  })
  expect(asked).toHaveLength(pages)
  expect(loaded).toEqual(rows.slice(0, pages * 100))
  expect(progress.at(-1)).toBe(loaded.length)
})

test('a page that fails fails the whole', async () => {
  const loadPage = () => Promise.reject(new Error('no'))
  await expect(loadEveryPage({ pageSize: 100, loadPage, onProgress: () => {} })).rejects.toThrow('no')
})
