import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { UserWithOrganisation } from '../people/User.ts'
import { groupByCause, judgeDriver, verdictFigures } from './branchVerdicts.ts'
import { standingOf, type VerificationStatus, verificationStatuses } from './statuses.ts'

const today = '2026-03-01'
const driver = (id: string, status: string) => ({ id, status }) as UserWithOrganisation // all that a verdict needs
const facts = (documents: Record<string, object | 'unread'>) => ({
  documents: new Map(Object.entries(documents)) as never, // any documents
  bannedBy: () => undefined,
  today,
})

describe('a driver of a branch', () => {
  test.each([
    ['verified', { passport: '2029-01-01' }, 'can', ''],
    ['verified', { passport: '2026-03-09' }, 'can', 'Passport expires in 8 days'],
    ['verified', { passport: '2026-02-26' }, 'cannot', 'Passport expired 3 days ago'],
    ['verified', { passport: '31.12.2030' }, 'unchecked', 'Passport has an unreadable date, “31.12.2030”'],
    ['verified', 'unread', 'unchecked', 'Documents couldn’t be loaded'],
    ['verified', undefined, 'unchecked', 'Documents not checked'],
    ['locked', undefined, 'cannot', 'Locked'],
    ['unverified', { passport: '2020-01-01' }, 'pending', 'Not verified yet'],
    ['on_holiday', undefined, 'unchecked', 'The status “on_holiday” isn’t known here'],
  ] as const)('who is %s with %j is in %s: %s', (...[status, documents, group, reason]) => {
    const { verdict } = judgeDriver(driver('a', status), facts(documents ? { a: documents } : {}))
    expect([verdict.group, verdict.reason]).toEqual([group, reason])
  })
})

test('a driver is judged again when anything that the verdict rests on changes, and only then', () => {
  const ada = driver('a', 'verified')
  const valid = facts({ a: { passport: '2026-03-09' } })
  const of = (changes: Partial<typeof valid> & { required?: readonly 'idCard'[] }) =>
    judgeDriver(ada, { ...valid, ...changes })
  const groupOf = (...changes: Parameters<typeof of>) => of(...changes).verdict.group
  expect(groupOf({})).toBe('can')
  expect(groupOf({ bannedBy: undefined as never })).toBe('unchecked') // not read yet
  expect(groupOf({})).toBe('can')
  expect(groupOf({ bannedBy: (() => 'North') as never })).toBe('cannot')
  expect(groupOf({ bannedBy: (() => null) as never })).toBe('unchecked') // by nobody knows which organisation
  expect(groupOf({ required: ['idCard'] })).toBe('cannot')
  expect(groupOf({})).toBe('can')
  expect(groupOf({ today: '2026-03-10' })).toBe('cannot')
  expect(groupOf({})).toBe('can')
  expect(groupOf(facts({ a: 'unread' }))).toBe('unchecked')
  expect(groupOf(facts({}))).toBe('unchecked')
  expect(of({})).toBe(of({}))
})

const read = fc.option(
  fc.oneof(
    fc.constant('unread' as const),
    fc.record({ passport: fc.constantFrom('2029-01-01', '2026-03-09', '2026-02-26', 'soon', today) }),
  ),
  { nil: undefined },
)
const people = fc.array(fc.record({ status: fc.constantFrom(...verificationStatuses), read }), { maxLength: 60 })

test('every driver is counted in exactly one group, and nobody can drive whose documents are not known to be valid', () => {
  fc.assert(
    fc.property(people, (all) => {
      const documents = Object.fromEntries(all.flatMap(({ read }, at) => (read ? [[`${at}`, read]] : [])))
      const judged = all.map(({ status }, at) => judgeDriver(driver(`${at}`, status), facts(documents)))
      const cleared = judged.filter((each) => standingOf(each.driver.status as VerificationStatus) === 'cleared')
      const count = (...wanted: string[]) => all.filter(({ status }) => wanted.includes(status)).length
      const banned = count('banned_explicitly', 'banned_inherited')
      const figures = verdictFigures(
        {
          all: all.length,
          banned,
          red: count('overdue', 'locked', 'red'),
          pending: count('submitted', 'pending', 'unverified', 'under_review', 'in_analysis'),
          unverified: count('unverified'),
          cleared: cleared.length,
        },
        cleared,
      )
      for (const group of ['cannot', 'pending', 'can', 'unchecked'] as const)
        expect(figures[group]).toBe(judged.filter(({ verdict }) => verdict.group === group).length)
      expect(figures.cannot + figures.pending + figures.can + figures.unchecked).toBe(all.length)
      expect(figures.drivers).toBe(all.length)
      expect(figures.cannot).toBe(figures.expired + figures.red + figures.banned)
      const valid = all.filter(
        ({ status, read }) =>
          ['verified', 'internal_verified'].includes(status) &&
          typeof read === 'object' &&
          read.passport >= today &&
          read.passport !== 'soon',
      )
      expect(figures.can).toBe(valid.length)
    }),
  )
})

test('cleared drivers whom the server counted but did not list are not checked', () => {
  const judged = [judgeDriver(driver('a', 'verified'), facts({ a: { passport: '2029-01-01' } }))]
  expect(verdictFigures({ all: 3, red: 0, banned: 0, pending: 0, unverified: 0, cleared: 3 }, judged)).toMatchObject({
    drivers: 3,
    can: 1,
    unchecked: 2,
  })
})

test('a driver whose status is in no count is not checked', () => {
  expect(verdictFigures({ all: 3, red: 1, banned: 0, pending: 1, unverified: 0, cleared: 0 }, [])).toMatchObject({
    drivers: 3,
    cannot: 1,
    pending: 1,
    unchecked: 1,
  })
})

test('those who cannot drive are grouped by what stops them, the latest first', () => {
  const rows = [
    judgeDriver(driver('old', 'verified'), facts({ old: { passport: '2025-09-06' } })),
    judgeDriver(driver('new', 'verified'), facts({ new: { passport: '2026-02-28' } })),
    judgeDriver(driver('locked', 'locked'), facts({})),
    judgeDriver(driver('fine', 'verified'), facts({ fine: {} })),
  ]
  const groups = groupByCause(rows).map(({ cause, drivers }) => [cause, drivers.map((each) => each.driver.id)])
  expect(groups).toEqual([
    ['passport', ['new', 'old']],
    ['locked', ['locked']],
  ])
})

test('whoever is banned above is counted as banned, and nobody can drive while those bans haven’t been read', () => {
  const counts = { all: 3, red: 0, banned: 1, pending: 0, unverified: 0, cleared: 2 }
  const documents = { a: { passport: '2029-01-01' }, b: { passport: '2029-01-01' } }
  const judge = (bannedBy: (() => string | undefined) | undefined) =>
    ['a', 'b'].map((id) => judgeDriver(driver(id, 'verified'), { ...facts(documents), bannedBy }))
  expect(
    verdictFigures(
      counts,
      judge(() => 'Meridian Freight'),
    ),
  ).toMatchObject({ cannot: 3, banned: 3, can: 0, expired: 0 })
  expect(verdictFigures(counts, judge(undefined))).toMatchObject({ cannot: 1, can: 0, unchecked: 2 })
})
