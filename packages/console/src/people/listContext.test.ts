import { chosenFilters, filtersOf, parseOrganisationSearch, searchReadings } from '@driver-trust/domain/list'
import { expect, test } from 'vitest'

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

test.each(['?drivers=invited', '?view=users'])('%s has no driver IDs, so digits are a phone number', (address) => {
  expect(searchReadings('1234', filtersOf(parseOrganisationSearch(address)))).toEqual([{ phoneNumber: '1234' }])
})
