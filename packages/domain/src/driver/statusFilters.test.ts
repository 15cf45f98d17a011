import { expect, test } from 'vitest'
import { filterStatuses, statusFilterLabel, statusFilters } from './statusFilters.ts'

test.each([
  ['unverified', 'Unverified', ['unverified']],
  ['all_unverified', 'Unverified or pending', ['submitted', 'pending', 'unverified']],
] as const)('the filter %s has the label %j and includes %j', (filter, label, statuses) => {
  expect(statusFilterLabel(filter)).toBe(label)
  expect(filterStatuses(filter)).toEqual(statuses)
})

test('no two filters share a name or a label', () => {
  expect(new Set(statusFilters).size).toBe(statusFilters.length)
  expect(new Set(statusFilters.map(statusFilterLabel)).size).toBe(statusFilters.length)
})
