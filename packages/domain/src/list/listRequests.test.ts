import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupingStatuses, groupStatuses, statusGroups } from '../driver/statuses.ts'
import { InvitationsQuery } from '../invitation/InvitationItem.ts'
import type { OrganisationTree } from '../organisation/OrganisationTree.ts'
import { parseOrganisationTree } from '../organisation/parseOrganisationTree.ts'
import { sampleId, sampleOrganisation } from '../organisation/sampleOrganisation.ts'
import { parseAs } from '../struct/parseAs.ts'
import {
  driverSearches,
  driversRequest,
  furtherDriverSearches,
  isListed,
  isOrderHidden,
  usersRequest,
} from './listRequests.ts'
import { parseOrganisationSearch } from './OrganisationSearch.ts'
import { printOrganisationSearch } from './printSearch.ts'
import { commonViews } from './savedView.ts'

const owner = { id: sampleId(900), role: 'admin' }
const small = treeOf(3)
const ids = [1, 2, 3].map(sampleId)
const usual = { organization_id: ids, order_by: '-created_at', page: 1, page_size: 20 }
const active = groupingStatuses.active
const SINCE = '2026-01-30T00:00:00.000Z'

describe('the list of drivers', () => {
  test.each([
    ['', { call: 'users', query: { role: 'driver', status: active, ...usual } }],
    [
      '?drivers=banned',
      { call: 'users', query: { role: 'driver', status: ['banned_explicitly', 'banned_inherited'], ...usual } },
    ],
    ['?statusBadge=pending', { call: 'users', query: { role: 'driver', status: ['submitted', 'pending'], ...usual } }],
    [
      '?statusBadge=internally_verified',
      { call: 'users', query: { role: 'driver', status: ['internal_verified'], ...usual } },
    ],
    ['?statusBadge=red', { call: 'users', query: { role: 'driver', status: ['overdue', 'locked', 'red'], ...usual } }],
    [
      '?statusBadge=red&drivers=banned',
      { call: 'users', query: { role: 'driver', status: ['banned_explicitly', 'banned_inherited'], ...usual } },
    ],
    [
      '?statusBadge=with_issues',
      {
        call: 'users',
        query: { role: 'driver', status: ['overdue', 'locked', 'red', 'under_review', 'in_analysis'], ...usual },
      },
    ],
    ['?statusBadge=overdue', { call: 'users', query: { role: 'driver', status: ['overdue'], ...usual } }],
    ['?statusBadge=banned_explicitly', { call: 'none' }],
    [
      '?phoneNumber=0049 (151)',
      { call: 'users', query: { role: 'driver', status: active, phone_number: '+49151', ...usual } },
    ],
    [
      '?changed=yesterday&sorting=dt_id',
      {
        call: 'users',
        query: { role: 'driver', status: active, ...usual, order_by: '-updated_at' },
        scan: { changedSince: SINCE },
      },
    ],
    [
      '?drivers=invited&batch=b1',
      {
        call: 'invitations',
        query: { type: 'driver', ...usual },
        scan: { batch: 'b1' },
      },
    ],
    ['?drivers=invited&changed=yesterday', { call: 'invitations', query: { type: 'driver', ...usual } }],
    ['?statusBadge=verified&drivers=banned', { call: 'none' }],
    ['?organizationName=nowhere', { call: 'none' }],
    ['?drivers=invited', { call: 'invitations', query: { type: 'driver', ...usual } }],
    [
      '?drivers=invited&statusBadge=accepted&dtId=7',
      { call: 'invitations', query: { type: 'driver', status: 'accepted', ...usual } },
    ],
    ['?drivers=invited&organizationName=nowhere', { call: 'none' }],
    [
      '?firstName=Ada&lastName=L&email=a@&dtId=04 21 97&sorting=banned_at&page=3&size=50',
      {
        call: 'users',
        query: {
          role: 'driver',
          status: active,
          first_name: 'Ada',
          last_name: 'L',
          email: 'a@',
          dt_id: '42197',
          organization_id: ids,
          order_by: 'banned_at',
          page: 3,
          page_size: 50,
        },
      },
    ],
    [
      '?drivers=invited&firstName=Ada&sorting=banned_at',
      { call: 'invitations', query: { type: 'driver', first_name: 'Ada', ...usual } },
    ],
    [
      '?drivers=invited&sorting=-email',
      { call: 'invitations', query: { type: 'driver', ...usual, order_by: '-email' } },
    ],
    ['?view=users&role=admin', { call: 'users', query: { role: 'driver', status: active, ...usual } }],
    [
      '?scope=own',
      { call: 'users', query: { role: 'driver', status: active, ...usual, organization_id: [sampleId(1)] } },
    ],
  ])('of %s asks for %j', (search, request) => {
    expect(driversRequest(question(search))).toStrictEqual(request)
  })
})

test('the view "Unverified or pending" asks for submitted, pending and unverified drivers', () => {
  const view = commonViews.find(({ name }) => name === 'Unverified or pending')
  const query = { role: 'driver', status: ['submitted', 'pending', 'unverified'], ...usual }
  expect(driversRequest(question(printOrganisationSearch(view?.search ?? {})))).toStrictEqual({ call: 'users', query })
})

test.each([
  ['', 'red', true],
  ['', 'banned_explicitly', false],
  ['?drivers=banned', 'banned_explicitly', true],
  ['?drivers=banned', 'verified', false],
  ['?drivers=invited', 'verified', false],
  ['?statusBadge=under_review', 'internal_verified', false],
  ['?statusBadge=red', 'overdue', true],
  ['?view=can-drive', 'verified', true],
  ['?view=can-drive', 'banned_explicitly', false],
  ['?view=cannot-drive', 'banned_explicitly', true],
  ['?view=cannot-drive', 'under_review', false],
  ['?view=not-cleared', 'under_review', true],
  ['?view=not-cleared', 'verified', false],
  ['?view=deadlines', 'under_review', true],
] as const)('the list %s can hold drivers who are %s: %s', (search, status, expected) => {
  expect(isListed(parseOrganisationSearch(search), status)).toBe(expected)
})

describe('the list of users', () => {
  test.each([
    ['', { call: 'users', query: usual, roles: ['user', 'admin', 'super_admin'] }],
    ['?role=user', { call: 'users', query: { role: 'user', ...usual } }],
    ['?role=admin&sorting=updated_at', { call: 'users', query: { role: 'admin', ...usual, order_by: 'updated_at' } }],
    ['?users=invited', { call: 'invitations', query: { type: 'user', ...usual } }],
    ['?users=invited&role=admin', { call: 'invitations', query: { type: 'user', role: 'admin', ...usual } }],
    [
      '?statusBadge=red&dtId=7&drivers=banned',
      { call: 'users', query: usual, roles: ['user', 'admin', 'super_admin'] },
    ],
    ['?organizationName=nowhere', { call: 'none' }],
  ])('of %s asks for %j', (search, request) => {
    expect(usersRequest(question(search))).toStrictEqual(request)
  })
})

describe('the organisations in the query', () => {
  test.each([
    ['a branch below', treeOf(3), 2, '', [2], undefined],
    ['30 organisations', treeOf(30), 1, '', range(1, 30), undefined],
    ['31 at the root, which may not fit in an address', treeOf(31), 1, '', undefined, undefined],
    ['101 at the root', treeOf(101), 1, '', undefined, undefined],
    ['101 at the root, this one alone', treeOf(101), 1, '?scope=own', [1], undefined],
    [
      '101 below',
      wideBelow(),
      2,
      '',
      [2],
      'Organisation 2 only. This branch has too many organisations (101) to list at once.',
    ],
    ['101 below, this one alone', wideBelow(), 2, '?scope=own', [2], undefined],
    ['those with a name', treeOf(30), 1, '?organizationName=tion 2', [2, ...range(20, 29)], undefined],
    ['those with a name at the root of many', treeOf(150), 1, '?organizationName=tion 149', [149], undefined],
    [
      'more than 100 with a name',
      treeOf(150),
      1,
      '?organizationName=organisation',
      range(1, 100),
      '150 organisations match that name. Showing the first 100.',
    ],
    ['this one alone when it has the name', treeOf(3), 1, '?scope=own&organizationName=Organisation', [1], undefined],
  ] as const)('are %s', (...[, tree, organisation, search, numbers, notice]) => {
    const request = driversRequest({ ...question(search, tree), organisationId: sampleId(organisation) })
    expect(request).toMatchObject({ call: 'users' })
    expect('query' in request && request.query.organization_id).toEqual(numbers?.map(sampleId))
    expect('notice' in request ? request.notice : undefined).toBe(notice)
  })

  test.each([
    ['this one alone without the name', '?scope=own&organizationName=tion 2', 1],
    ['an organisation out of view', '', 9],
  ])('are none for %s', (_, search, organisation) => {
    expect(driversRequest({ ...question(search), organisationId: sampleId(organisation) })).toEqual({ call: 'none' })
  })
})

test.each([
  ['', undefined, 20],
  ['', 100, 100],
  ['?size=50', 100, 50],
])('the page of %j, remembering %s, has %i rows', (search, pageSize, rows) => {
  expect(usersRequest({ ...question(search), pageSize })).toMatchObject({ query: { page_size: rows } })
})

test('every label group asks for its statuses, each in one of the lists', () => {
  fc.assert(
    fc.property(fc.constantFrom(...statusGroups), (group) => {
      const statuses = ['active', 'banned'].flatMap((list) => {
        const request = driversRequest(question(`?drivers=${list}&statusBadge=${group}`))
        return request.call === 'users' ? (request.query.status ?? []) : []
      })
      expect(statuses.toSorted()).toEqual(groupStatuses[group].toSorted())
    }),
  )
})

test('invitations are asked only for what their query allows', () => {
  const request = usersRequest(question('?users=invited&role=user&firstName=Ada'))
  expect(request.call === 'invitations' && parseAs('InvitationsQuery', InvitationsQuery, request.query)).toEqual(
    'query' in request && request.query,
  )
})

function question(search: string, tree: OrganisationTree = small) {
  const viewer = { user: owner, tree }
  return { search: parseOrganisationSearch(search), viewer, organisationId: sampleId(1), changedSince: SINCE }
}

/** A root with this many organisations in all. */
function treeOf(size: number): OrganisationTree {
  return treeFrom(sampleOrganisation(1, { children: range(2, size).map((number) => sampleOrganisation(number)) }))
}

/** A root above an organisation whose branch is too large for an address. */
function wideBelow(): OrganisationTree {
  const children = range(3, 102).map((number) => sampleOrganisation(number))
  return treeFrom(sampleOrganisation(1, { children: [sampleOrganisation(2, { children })] }))
}

function treeFrom(answer: unknown): OrganisationTree {
  const tree = parseOrganisationTree(answer)
  if (!tree) throw new Error('The sample has no organisation.')
  return tree
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

test.each([
  ["O'Brien", [{ last_name: "O'Brien" }, { last_name: 'O’Brien' }]],
  [
    'Ada O’Brien',
    [
      { first_name: 'Ada', last_name: 'O’Brien' },
      { first_name: 'Ada', last_name: "O'Brien" },
    ],
  ],
  ['', []],
  [' a ', []],
  ['ana@example', [{ email: 'ana@example' }]],
  ['042197', [{ dt_id: '42197' }, { phone_number: '42197' }]],
  ['04 21 97', [{ dt_id: '42197' }, { phone_number: '42197' }]],
  ['0171 1234567', [{ phone_number: '1711234567' }]],
  ['+49 (0)171 1234567', [{ phone_number: '+491711234567' }]],
  ['tel:+49-171-1234567', [{ phone_number: '+491711234567' }]],
  ['\u202a+49 171 1234567\u202c', [{ phone_number: '+491711234567' }]],
  ['mailto:j.mueller@example.com', [{ email: 'j.mueller@example.com' }]],
  ['Jürgen Müller <j.mueller@example.com>', [{ email: 'j.mueller@example.com' }]],
  [
    'Müller, Jürgen',
    [
      { first_name: 'Jürgen', last_name: 'Müller' },
      { first_name: 'Müller', last_name: 'Jürgen' },
    ],
  ],
  ['Müller'.normalize('NFD'), [{ first_name: 'Müller' }, { last_name: 'Müller' }]],
  ['+48 512 001', [{ phone_number: '+48512001' }]],
  ['123', []],
  ['Ana', [{ first_name: 'Ana' }, { last_name: 'Ana' }]],
  [
    'Ana  de Horvat',
    [
      { first_name: 'Ana', last_name: 'de Horvat' },
      { first_name: 'Horvat', last_name: 'Ana de' },
    ],
  ],
  ['#042197', [{ dt_id: '42197' }]],
  ['katrin.sch', [{ email: 'katrin.sch' }, { last_name: 'katrin.sch' }]],
])('%j asks %j', (text, questions) => {
  expect(driverSearches(text)).toEqual(questions)
})

test.each([
  ['Schaefer', [{ first_name: 'Schäfer' }, { last_name: 'Schäfer' }]],
  ['oconnor', [{ last_name: "o'connor" }, { last_name: 'o’connor' }]],
  [
    'Katrin  Schaefer',
    [
      { first_name: 'Katrin', last_name: 'Schäfer' },
      { first_name: 'Schäfer', last_name: 'Katrin' },
    ],
  ],
  ['Nowak', []],
  ['schaefer@', []],
  ['', []],
])('if nobody is found, %j also asks %j', (text, questions) => {
  expect(furtherDriverSearches(text)).toEqual(questions)
})

test('no text asks more than two questions, or an empty one', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      return [driverSearches(text), furtherDriverSearches(text)].every(
        (questions) =>
          questions.length <= 2 && questions.every((each) => Object.values(each).every((value) => value !== '')),
      )
    }),
  )
})

const user = { id: sampleId(900), role: 'admin' }
const hiding = { subcontractor: true, subcontractorPersonalDataHidden: true }
const tree = parseOrganisationTree(
  sampleOrganisation(1, {
    ...hiding, // users can see their own data
    children: [
      sampleOrganisation(2, {
        parentId: sampleId(1),
        ...hiding,
        children: [sampleOrganisation(3, { parentId: sampleId(2) })],
      }),
      sampleOrganisation(4, { parentId: sampleId(1) }),
    ],
  }),
)

test.each([
  ['the root with all below', 1, '', false],
  ['the root alone', 1, '?scope=own', false],
  ['one that hides', 2, '', true],
  ['one below it', 3, '', true],
  ['one beside it', 4, '', false],
  ['the root, narrowed to the one that hides', 1, '?organizationName=Organisation 2', true],
  ['no organisation at all', 2, '?organizationName=nowhere', false],
  ['users, who are never hidden', 2, '?view=users', false],
] as const)('%s', (...[, number, search, isHidden]) => {
  if (!tree) throw new Error('The sample is a tree.')
  expect(
    isOrderHidden({
      viewer: { user, tree },
      organisationId: sampleId(number),
      search: parseOrganisationSearch(search),
    }),
  ).toBe(isHidden)
})

test.each([
  [2, '?sorting=last_name', '-created_at'],
  [2, '?sorting=-dt_id', '-dt_id'],
  [1, '?sorting=last_name', 'last_name'],
  [2, '?lastName=Kowalski', undefined],
  [2, '?drivers=invited&email=ana', undefined],
  [1, '?lastName=Kowalski', '-created_at'],
] as const)('what an address asks of organisation %d by %s is no way to hidden data', (number, address, order) => {
  if (!tree) throw new Error('The sample is a tree.')
  const search = parseOrganisationSearch(address)
  const request = driversRequest({ viewer: { user, tree }, organisationId: sampleId(number), search })
  expect(request.call === 'none' ? undefined : request.query.order_by).toBe(order)
})
