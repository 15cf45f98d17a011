import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAs } from '../struct/parseAs.ts'
import { Counters, deletionBlockerLabel, deletionBlockers, Stats } from './counters.ts'

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
