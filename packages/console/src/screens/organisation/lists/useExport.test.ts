import { parseOrganisationSearch } from '@driver-trust/domain'
import { expect, test } from 'vitest'
import { exportFileName } from './useExport.ts'

const now = new Date(2026, 2, 1, 23, 59)

test.each([
  ['North', '', 'North drivers-active 2026-03-01.csv'],
  ['North', '?statusBadge=overdue&page=3', 'North drivers-active Status Red overdue 2026-03-01.csv'],
  ['A/B: "C"', '?view=users&role=admin', 'A B C users-active Role Admin 2026-03-01.csv'],
  ['North', '?drivers=banned&lastName=../x', 'North drivers-banned Last name .. x 2026-03-01.csv'],
])('the export of %s%s is called %s', (name, address, file) => {
  expect(exportFileName({ name }, parseOrganisationSearch(address), now).replace(/ +/g, ' ')).toBe(file)
})

test('a long name leaves room for the date', () => {
  const file = exportFileName({ name: 'x'.repeat(300) }, parseOrganisationSearch(''), now)
  expect(file).toHaveLength(120 + ' 2026-03-01.csv'.length)
})
