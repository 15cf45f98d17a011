import { parseOrganisationSearch, printOrganisationSearch, viewSearch } from '@driver-trust/domain/list'
import { expect, test } from 'vitest'
import { readSavedViews, viewOf } from './savedViews.ts'

test.each([undefined, null, 7, 'x', {}, [null, 7, {}, { name: 1, address: '' }, { name: 'a' }]])(
  'reads no views from %j',
  (kept) => {
    expect(readSavedViews(kept)).toEqual([])
  },
)

test('a saved view restores its search, on the first page', () => {
  const search = parseOrganisationSearch('?drivers=banned&lastName=Fry&sorting=-dt_id&page=4&invite=user')
  const [read] = readSavedViews(
    JSON.parse(JSON.stringify([{ name: 'Mine', address: printOrganisationSearch(viewSearch(search)) }])),
  )
  expect(read).toEqual({ name: 'Mine', address: '?drivers=banned&lastName=Fry&sorting=-dt_id' })
  expect(viewOf(read ?? { name: '', address: '' }).search).toEqual(viewSearch(search))
})

test('reads at most twenty views', () => {
  expect(readSavedViews(Array.from({ length: 30 }, (_, index) => ({ name: `${index}`, address: '' })))).toHaveLength(20)
})
