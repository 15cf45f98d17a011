import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { statusFilters } from '../driver/statusFilters.ts'
import { invitationStatuses } from '../invitation/invitationStatuses.ts'
import { driverLists, listViews, userLists } from './listViews.ts'
import { changeSearch, type OrganisationSearch, pageSizes, parseOrganisationSearch } from './OrganisationSearch.ts'
import { printOrganisationSearch } from './printSearch.ts'
import { isSorting, nextSorting, organisationUserSorts, type Sorting, sortingParts, userSorts } from './sorting.ts'

const plain = { view: 'drivers', isOwnOnly: false, drivers: 'active', users: 'active', page: 1 } as const

describe('reading an address', () => {
  test.each([
    ['', {}],
    ['?view=users', { view: 'users' }],
    ['?view=lorries', {}],
    ['?scope=own', { isOwnOnly: true }],
    ['?scope=all', {}],
    ['?drivers=banned', { drivers: 'banned' }],
    ['?drivers=ACTIVE', {}],
    ['?users=invited', { users: 'invited' }],
    ['?statusBadge=red', { statusBadge: 'red' }],
    ['?statusBadge=overdue', { statusBadge: 'overdue' }],
    ['?statusBadge=submitted', {}],
    ['?drivers=invited&statusBadge=overdue', { drivers: 'invited' }],
    ['?phoneNumber=%2B49%20151', { phoneNumber: '+49 151' }],
    ['?batch=abc', { batch: 'abc' }],
    ['?changed=yesterday', { changed: 'yesterday' }],
    ['?changed=ever', {}],
    ['?statusBadge=sent', {}],
    ['?statusBadge=toString', {}],
    ['?drivers=invited&statusBadge=sent', { drivers: 'invited', statusBadge: 'sent' }],
    ['?drivers=invited&statusBadge=red', { drivers: 'invited' }],
    ['?role=admin', { role: 'admin' }],
    ['?role=super_admin', {}],
    ['?firstName=%20Ada%20', { firstName: 'Ada' }],
    ['?firstName=', {}],
    ['?lastName=O%27Neill', { lastName: "O'Neill" }],
    ['?email=ada%40', { email: 'ada@' }],
    ['?dtId=04%2021%2097', { dtId: '04 21 97' }],
    ['?organizationName=North', { organizationName: 'North' }],
    [`?firstName=${'a'.repeat(256)}`, { firstName: 'a'.repeat(256) }],
    [`?firstName=${'a'.repeat(10_000)}`, {}],
    ['?sorting=-created_at', { sorting: '-created_at' }],
    ['?sorting=banned_at', { sorting: 'banned_at' }],
    ['?sorting=--email', {}],
    ['?sorting=password', {}],
    ['?page=3', { page: 3 }],
    ['?page=999999', { page: 999_999 }],
    ['?page=1000000', {}],
    ['?page=1e9', {}],
    ['?page=0', {}],
    ['?page=-1', {}],
    ['?page=NaN', {}],
    ['?page=1.5', {}],
    ['?page=02', {}],
    ['?page=2&page=3', { page: 2 }],
    ['?size=50', { size: 50 }],
    ['?find=%20Ana%20', { find: 'Ana' }],
    ['?open=passport.missing+passport', { open: 'passport.missing passport' }],
    ['?open=all', { open: 'all' }],
    ['?open=.', {}],
    ['?open=%3Cb%3E', {}],
    ['?size=1000', {}],
    ['?size=', {}],
    ['?invite=drivers', { invite: 'drivers' }],
    ['?invite=everyone', {}],
    ['?%zz=%&__proto__=x&constructor=y', {}],
  ])('%s gives %j', (search, found) => {
    expect(parseOrganisationSearch(search)).toStrictEqual({ ...plain, ...found })
  })

  test('never throws, and returns only what can be printed and read again', () => {
    const keys = fc.constantFrom(
      'view',
      'scope',
      'drivers',
      'users',
      'statusBadge',
      'role',
      'firstName',
      'dtId',
      'sorting',
      'page',
      'size',
      'invite',
      '__proto__',
    )
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('own', 'invited', 'banned', 'red', 'sent', '2', '50'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, value)), (pairs) => {
        const search = parseOrganisationSearch(new URLSearchParams(pairs))
        expect(parseOrganisationSearch(printOrganisationSearch(search))).toEqual(
          search.size === 20 ? { ...search, size: undefined } : search,
        )
      }),
    )
  })
})

describe('printing an address', () => {
  test.each([
    [{}, ''],
    [plain, ''],
    [{ ...plain, size: 20 }, ''],
    [
      { view: 'users', isOwnOnly: true, users: 'invited', role: 'user' },
      '?view=users&scope=own&users=invited&role=user',
    ],
    [{ drivers: 'banned', firstName: 'Ada L', page: 2, size: 50 }, '?drivers=banned&firstName=Ada+L&page=2&size=50'],
    [
      { drivers: 'invited', statusBadge: 'sent', sorting: '-email' },
      '?drivers=invited&statusBadge=sent&sorting=-email',
    ],
  ] as [Partial<OrganisationSearch>, string][])('of %j gives %s', (search, text) => {
    expect(printOrganisationSearch(search)).toBe(text)
  })

  test('reads back as the same state', () => {
    fc.assert(
      fc.property(searches(), (search) => {
        expect(parseOrganisationSearch(printOrganisationSearch(search))).toEqual(search)
      }),
    )
  })
})

describe('a change', () => {
  const onPage = { ...plain, page: 7, firstName: 'Ada' }

  test.each([
    ['of a filter', { lastName: 'L' }, { ...plain, firstName: 'Ada', lastName: 'L' }],
    ['that takes a filter away', { firstName: undefined }, plain],
    ['of the order', { sorting: 'email' }, { ...plain, firstName: 'Ada', sorting: 'email' }],
    ['of the page size', { size: 50 }, { ...plain, firstName: 'Ada', size: 50 }],
    ['of the page', { page: 8 }, { ...onPage, page: 8 }],
    ['of a dialog', { invite: 'user' }, { ...onPage, invite: 'user' }],
    ['of what is open', { open: 'all' }, { ...onPage, open: 'all' }],
    ['of nothing', {}, onPage],
    ['back to a default', { view: undefined }, { ...plain, firstName: 'Ada' }],
    ['of filter and page', { lastName: 'L', page: 2 }, { ...plain, firstName: 'Ada', lastName: 'L', page: 2 }],
  ] as const)('%s', (_, change, next) => {
    expect(changeSearch(onPage, change)).toStrictEqual(next)
  })

  test.each([
    ['active', 'red', 'banned', 'red'],
    ['active', 'red', 'invited', undefined],
    ['invited', 'sent', 'active', undefined],
    ['active', 'pending', 'invited', 'pending'],
  ] as const)('from %s with badge %s to %s keeps the badge %s', (...[from, statusBadge, to, kept]) => {
    expect(changeSearch({ ...plain, drivers: from, statusBadge }, { drivers: to }).statusBadge).toBe(kept)
  })
})

test('another view has its own search and reasons', () => {
  const search = { ...plain, view: 'cannot-drive', find: 'Ana', open: 'all' } as const
  expect(changeSearch(search, { isOwnOnly: true })).toMatchObject({ find: 'Ana', open: 'all' })
  expect(changeSearch(search, { view: 'not-cleared' })).toStrictEqual({ ...plain, view: 'not-cleared' })
})

describe('sorting', () => {
  test('knows the sort keys of the contract', () => {
    expect(userSorts).toEqual(['created_at', 'email', 'phone_number', 'first_name', 'last_name', 'dt_id'])
    expect(organisationUserSorts.slice(6)).toEqual([
      'updated_at',
      'verified_at',
      'status',
      'organization_name',
      'banned_at',
    ])
  })

  test.each([
    ['email', 'email', 'ascending'],
    ['-dt_id', 'dt_id', 'descending'],
  ] as const)('%s is by %s, %s', (sorting, field, direction) => {
    expect(sortingParts(sorting)).toEqual({ field, direction })
  })

  test.each(['', '-', 'created_at ', '--created_at', 'toString', null, 7])('%j is not a sorting', (text) => {
    expect(isSorting(text)).toBe(false)
  })

  test('a column cycles through ascending, descending and none', () => {
    for (const field of organisationUserSorts) {
      expect(nextSorting(undefined, field)).toBe(field)
      expect(nextSorting(field, field)).toBe(`-${field}`)
      expect(nextSorting(`-${field}`, field)).toBeUndefined()
    }
    expect(nextSorting('email', 'dt_id')).toBe('dt_id')
  })
})

function searches(): fc.Arbitrary<OrganisationSearch> {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((typed) => typed.trim())
    .filter(Boolean)
  const sortings = organisationUserSorts.flatMap((field): Sorting[] => [field, `-${field}`])
  const base = {
    view: fc.constantFrom(...listViews),
    isOwnOnly: fc.boolean(),
    users: fc.constantFrom(...userLists),
    page: fc.integer({ min: 1, max: 999_999 }),
  }
  const more = {
    role: fc.constantFrom('user' as const, 'admin' as const),
    firstName: text,
    lastName: text,
    email: text,
    phoneNumber: text,
    batch: text,
    changed: fc.constant('yesterday' as const),
    dtId: text,
    find: text,
    open: fc.constantFrom('all', 'passport.overdue'),
    organizationName: text,
    sorting: fc.constantFrom(...sortings),
    size: fc.constantFrom(...pageSizes.slice(1)),
    invite: fc.constantFrom('drivers' as const, 'user' as const),
  }
  const badges = fc.constantFrom(...driverLists).chain((drivers) => {
    const statusBadge =
      drivers === 'invited' ? fc.constantFrom(...invitationStatuses) : fc.constantFrom(...statusFilters)
    return fc.record({ drivers: fc.constant(drivers), statusBadge }, { requiredKeys: ['drivers'] })
  })
  const rest = fc.record({ ...base, ...more }, { requiredKeys: ['view', 'isOwnOnly', 'users', 'page'] })
  return fc.tuple(badges, rest).map(([a, b]) => ({ ...a, ...b }))
}
