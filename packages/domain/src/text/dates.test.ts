import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumberOf, instantOf, localDay } from './dates.ts'

test.each([
  ['1970-01-01', 0],
  ['1970-01-02', 1],
  ['1969-12-31', -1],
  ['2024-02-29', 19_782],
  ['2026-03-01T23:59:59-11:00', 20_513],
  ['2026-03-01 00:00', 20_513],
  ['0001-01-01', -719_162],
  ['9999-12-31', 2_932_896],
])('%s is day %i', (date, day) => {
  expect(dayNumberOf(date)).toBe(day)
})

test.each([
  undefined,
  '',
  'soon',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-01-32',
  '26-01-01',
  '2026-1-1',
  '+020260-01-01',
  '2026-03-011',
])('%j is not a day', (date) => {
  expect(dayNumberOf(date)).toBeUndefined()
})

test('day numbers are consecutive through every year', () => {
  const first = -719_162 // 1 January of the year 1
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_652_058 }), (offset) => {
      const date = new Date((first + offset) * 86_400_000).toISOString().slice(0, 10)
      return dayNumberOf(date) === first + offset
    }),
  )
})

test("the local day is in the user's time zone, not UTC", () => {
  expect(localDay(new Date(2026, 2, 1, 23, 59))).toBe('2026-03-01')
  expect(localDay(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31')
})

test.each([
  ['2026-03-01T00:00:00Z', Date.UTC(2026, 2, 1)],
  [undefined, undefined],
  ['', undefined],
  ['5', undefined],
  ['2026-99-99', undefined],
  ['tomorrow', undefined],
])('the instant of %j is %j, never an Invalid Date', (date, instant) => {
  expect(instantOf(date)).toBe(instant)
})
