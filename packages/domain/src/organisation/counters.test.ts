import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAs } from '../struct/parseAs.ts'
import { Counters, deletionBlockerLabel, deletionBlockers, Stats, shareOfDrivers } from './counters.ts'

const counters = (drivers: number) => ({ drivers, users: 0, subOrganizations: 0 })
const stats = { verificationsThisMonth: 9, activeDrivers: 5, unverifiedDrivers: 3, redDrivers: 2 }

test.each([
  [12, [5, 3, 2, 2]],
  [10, [5, 3, 2]],
  [9, undefined],
  [0, undefined],
])('%i drivers divide into %j', (drivers, counts) => {
  expect(shareOfDrivers(counters(drivers), stats)?.map(({ count }) => count)).toEqual(counts)
})

test('the rest is called "Other"', () => {
  expect(shareOfDrivers(counters(12), stats)?.at(-1)).toEqual({ label: 'Other', count: 2, tone: 'neutral' })
})

test.each([
  [{ users: 0, subOrganizations: 0, drivers: 0 }, []],
  [{ users: 1, subOrganizations: 0, drivers: 0 }, ['1 user']],
  [{ users: 0, subOrganizations: 1, drivers: 0 }, ['1 sub-organisation']],
  [{ users: 0, subOrganizations: 0, drivers: 1 }, ['1 driver']],
  [{ users: 2, subOrganizations: 3, drivers: 412 }, ['2 users', '3 sub-organisations', '412 drivers']],
])('%j is blocked by %j', (counters, blockers) => {
  expect(deletionBlockers(counters).map(deletionBlockerLabel)).toEqual(blockers)
})

test('only three zeros block nothing', () => {
  const counters = fc.record({ users: fc.nat(3), subOrganizations: fc.nat(3), drivers: fc.nat(3) })
  fc.assert(
    fc.property(counters, (three) => {
      const isEmpty = Object.values(three).every((count) => count === 0)
      return isEmpty === (deletionBlockers(three).length === 0)
    }),
  )
})

test.each(['drivers', 'users', 'subOrganizations'])('counters need %s as a count', (field) => {
  const counters = { drivers: 1, users: 2, subOrganizations: 3 }
  expect(parseAs('Counters', Counters, counters)).toEqual(counters)
  for (const wrong of [undefined, null, '1', -1, 0.5, 1e21, Number.NaN]) {
    expect(() => parseAs('Counters', Counters, { ...counters, [field]: wrong })).toThrow(
      `at "${field}": expected count`,
    )
  }
})

test.each(['verificationsThisMonth', 'activeDrivers', 'unverifiedDrivers', 'redDrivers'])('stats need %s', (field) => {
  const stats = { verificationsThisMonth: 1, activeDrivers: 2, unverifiedDrivers: 3, redDrivers: 4 }
  expect(parseAs('Stats', Stats, stats)).toEqual(stats)
  expect(() => parseAs('Stats', Stats, { ...stats, [field]: undefined })).toThrow(`at "${field}"`)
})
