import { expect, test } from 'vitest'
import { chosenFilters, withoutFilters } from './listFilters.ts'
import { changeSearch, parseOrganisationSearch, printOrganisationSearch } from './OrganisationSearch.ts'

test.each([
  ['', []],
  ['?firstName=Ana&statusBadge=red', ['First name: Ana', 'Status: Red']],
  ['?statusBadge=with_issues', ['Status: With issues']],
  ['?statusBadge=pending', ['Status: Pending']],
  ['?drivers=invited&statusBadge=pending&dtId=7', ['Status: Queued']],
  ['?view=users&role=user&dtId=7', ['Role: Viewer']],
])('%s has the filters %j', (address, words) => {
  const search = parseOrganisationSearch(address)
  expect(chosenFilters(search).map(({ label, text }) => `${label}: ${text}`)).toEqual(words)
})

test('clearing removes every filter and keeps the rest', () => {
  const search = parseOrganisationSearch(
    '?view=users&scope=own&firstName=a&lastName=b&email=c&dtId=1&organizationName=d&statusBadge=red&role=user&sorting=email&page=3',
  )
  expect(printOrganisationSearch(changeSearch(search, withoutFilters))).toBe('?view=users&scope=own&sorting=email')
})
