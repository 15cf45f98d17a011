import { expect, test } from 'vitest'
import { chosenFilters, withoutFilters } from './listFilters.ts'
import { changeSearch, parseOrganisationSearch, printOrganisationSearch } from './OrganisationSearch.ts'

test.each([
  ['', []],
  ['?firstName=Ana&statusBadge=red', ['First name: Ana', 'Status: Red']],
  ['?statusBadge=with_issues', ['Status: With issues']],
  ['?statusBadge=pending', ['Status: Pending']],
  ['?statusBadge=banned_explicitly', ['Status: Red: banned here']],
  ['?phoneNumber=%2B49&changed=yesterday', ['Phone: +49', 'Changed: since yesterday']],
  ['?drivers=invited&statusBadge=pending&dtId=7&changed=yesterday', ['Status: Queued']],
  ['?drivers=invited&batch=12345678-90ab', ['Batch: 12345678']],
  ['?view=users&role=user&dtId=7', ['Role: Viewer']],
])('%s has the filters %j', (address, words) => {
  const search = parseOrganisationSearch(address)
  expect(chosenFilters(search).map(({ label, text }) => `${label}: ${text}`)).toEqual(words)
})

test('clearing removes every filter and keeps the rest', () => {
  const search = parseOrganisationSearch(
    '?view=users&scope=own&firstName=a&lastName=b&email=c&dtId=1&organizationName=d&statusBadge=red&role=user&phoneNumber=1&batch=2&changed=yesterday&sorting=email&page=3',
  )
  expect(printOrganisationSearch(changeSearch(search, withoutFilters))).toBe('?view=users&scope=own&sorting=email')
})
