import { expect, it } from 'vitest'
import { formatRecent } from './formatDate.ts'

const at = (month: number, day: number, hour: number) => new Date(2026, month - 1, day, hour).toISOString()

it.each([
  ['Today', at(4, 2, 0)],
  ['Today', at(4, 2, 23)],
  ['Yesterday', at(4, 1, 23)],
  ['2 days ago', at(3, 31, 0)],
  ['6 days ago', at(3, 27, 0)],
  ['26 Mar 2026', at(3, 26, 23)],
  ['3 Apr 2026', at(4, 3, 0)],
  ['Unknown', 'no date'],
  ['Unknown', undefined],
])('returns "%s" for %s', (words, iso) => {
  expect(formatRecent(iso, '2026-04-02')).toBe(words) // most of Europe put its clocks forward on 29 March
})
