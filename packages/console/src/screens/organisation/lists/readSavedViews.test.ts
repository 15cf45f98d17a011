import { parseOrganisationSearch, viewSearch } from '@driver-trust/domain'
import { expect, test } from 'vitest'
import { keptView, readSavedViews, viewOf } from './readSavedViews.ts'

test.each([undefined, null, 7, 'x', {}, [null, 7, {}, { name: 1, address: '' }, { name: 'a' }]])(
  'from %j there are no views',
  (kept) => {
    expect(readSavedViews(kept)).toEqual([])
  },
)

test('a view that was kept leads where it was made, on the first page', () => {
  const search = parseOrganisationSearch('?drivers=banned&lastName=Fry&sorting=-dt_id&page=4&invite=user')
  const [read] = readSavedViews(JSON.parse(JSON.stringify([keptView('Mine', viewSearch(search))])))
  expect(read).toEqual({ name: 'Mine', address: '?drivers=banned&lastName=Fry&sorting=-dt_id' })
  expect(viewOf(read ?? { name: '', address: '' }).search).toEqual(viewSearch(search))
})

test('at most twenty views are kept', () => {
  expect(readSavedViews(Array.from({ length: 30 }, (_, index) => ({ name: `${index}`, address: '' })))).toHaveLength(20)
})
