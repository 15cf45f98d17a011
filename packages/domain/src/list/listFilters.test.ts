import { expect, test } from 'vitest'
import { chosenFilters, withoutFilters } from './listFilters.ts'
import { changeSearch, parseOrganisationSearch } from './OrganisationSearch.ts'
import { printOrganisationSearch } from './printSearch.ts'

test('a filter counts only where the list has it', () => {
  const search = parseOrganisationSearch('?firstName=Ana&role=admin')
  expect(chosenFilters(search)).toEqual([{ filter: 'firstName', label: 'First name', text: 'Ana' }])
})

test('clearing removes every filter and keeps the rest', () => {
  const search = parseOrganisationSearch(
    '?view=users&scope=own&firstName=a&lastName=b&email=c&dtId=1&organizationName=d&statusBadge=red&role=user&phoneNumber=1&batch=2&changed=yesterday&sorting=email&page=3',
  )
  expect(printOrganisationSearch(changeSearch(search, withoutFilters))).toBe('?view=users&scope=own&sorting=email')
})
