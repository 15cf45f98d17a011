import { expect, test } from 'vitest'
import { shareOfDrivers } from './shareOfDrivers.ts'

const counters = (drivers: number) => ({ drivers, users: 0, subOrganizations: 0 })
const stats = { verificationsThisMonth: 9, activeDrivers: 5, unverifiedDrivers: 3, redDrivers: 2 }

test.each([
  [12, [5, 3, 2, 2]],
  [10, [5, 3, 2]],
  [9, undefined],
  [0, undefined],
])('of %i drivers the parts are %j', (drivers, counts) => {
  expect(shareOfDrivers(counters(drivers), stats)?.map(({ count }) => count)).toEqual(counts)
})

test('the rest is called "Other"', () => {
  expect(shareOfDrivers(counters(12), stats)?.at(-1)).toEqual({ label: 'Other', count: 2, tone: 'neutral' })
})
