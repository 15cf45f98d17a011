import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAs } from '../struct/parseAs.ts'
import {
  ActivityList,
  ActivityQuery,
  ActivityRecord,
  activityActionLabel,
  activityActions,
  activityDescription,
  activityLog,
  activitySteps,
  activityTitle,
  newestFirst,
} from './activity.ts'

const id = '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d'
const record = { id, userId: id, organizationId: id, action: 'changed_status', createdAt: '2026-01-01T00:00:00Z' }

test.each([
  ['joined_organization', 'Joined the organisation'],
  ['left_organization', 'Left the organisation'],
  ['changed_status', 'Status changed'],
  ['flew', 'flew'],
  ['toString', 'toString'],
])('%s is called %s', (action, label) => {
  expect(activityActionLabel(action)).toBe(label)
})

test('there are three actions', () => {
  expect(activityActions).toEqual(['joined_organization', 'left_organization', 'changed_status'])
})

test('a record needs neither author, status nor description', () => {
  expect(
    parseAs('ActivityRecord', ActivityRecord, { ...record, performedBy: null, status: null, metadata: null }),
  ).toEqual(record)
  const full = { ...record, performedBy: id, status: 'verified', metadata: { description: '<b>x</b>' } }
  expect(parseAs('ActivityRecord', ActivityRecord, full)).toEqual(full)
})

test.each(Object.keys(record))('a record needs its %s', (field) => {
  expect(() => parseAs('ActivityRecord', ActivityRecord, { ...record, [field]: undefined })).toThrow(`at "${field}"`)
})

test.each([
  ['an array', [record]],
  ['a paged list', { items: [record], total: 1 }],
])('reads a log from %s', (_, answer) => {
  expect(parseAs('ActivityLog', ActivityList, answer).items).toEqual([record])
})

test.each([
  [undefined, undefined, true],
  [1, null, true],
  [2, undefined, false],
  [undefined, 2, false],
])('of a log with a total of %s and a next page %s, all is known: %s', (total, nextPage, isWhole) => {
  expect(activityLog({ items: [record], total, nextPage }, record.userId)).toEqual({ records: [record], isWhole })
})

test('what happened to somebody else is in nobody’s log, what happened to them is, in whatever letters', () => {
  const log = activityLog(
    {
      items: [
        { ...record, userId: record.userId.toUpperCase() },
        { ...record, userId: '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3e' },
      ],
      total: 2,
      nextPage: null,
    },
    record.userId,
  )
  expect(log).toEqual({ records: [{ ...record, userId: record.userId.toUpperCase() }], isWhole: true })
})

test.each([
  [{}, 'expected array, received missing'],
  ['x', 'expected object, received string'],
  [[{ ...record, id: 'x' }], 'at "items.0.id": expected uuid'],
])('refuses %j as a log', (answer, message) => {
  expect(() => parseAs('ActivityLog', ActivityList, answer)).toThrow(message)
})

test.each([
  [{ organization_id: id, user_id: id, actions: ['changed_status'] }, undefined],
  [{ organization_id: id, user_id: id, actions: [] }, 'at "actions"'],
  [{ organization_id: id, user_id: id }, 'at "actions"'],
  [{ organization_id: id, user_id: id, actions: ['flew'] }, 'at "actions.0"'],
  [{ organization_id: 'x', user_id: id, actions: ['changed_status'] }, 'at "organization_id"'],
  [{ organization_id: id, actions: ['changed_status'] }, 'at "user_id"'],
])('the query %j fails at %s', (query, message) => {
  const read = () => parseAs('ActivityQuery', ActivityQuery, query)
  if (message === undefined) expect(read()).toEqual(query)
  else expect(read).toThrow(message)
})

test('the newest record comes first, undated ones last', () => {
  const dates = ['2026-01-01', 'soon', '2026-03-01', '', '2026-02-01']
  const sorted = newestFirst(dates.map((createdAt) => ({ ...record, createdAt })))
  expect(sorted.map(({ createdAt }) => createdAt)).toEqual(['2026-03-01', '2026-02-01', '2026-01-01', 'soon', ''])
})

test('sorting keeps every record, and the order of equal ones', () => {
  const records = fc.array(
    fc.record({ createdAt: fc.constantFrom('2026-01-01', '2026-01-02', 'x'), userId: fc.uuid() }),
  )
  fc.assert(
    fc.property(records, (some) => {
      const all = some.map((fields) => ({ ...record, ...fields }))
      const sorted = newestFirst(all)
      expect(new Set(sorted)).toEqual(new Set(all))
      for (const date of ['2026-01-01', '2026-01-02', 'x']) {
        expect(sorted.filter(({ createdAt }) => createdAt === date)).toEqual(
          all.filter(({ createdAt }) => createdAt === date),
        )
      }
    }),
  )
})

describe('what an entry says', () => {
  const entry = (action: string, status?: string, description?: string) =>
    ({ action, status, metadata: { description }, createdAt: '2026-01-01' }) as ActivityRecord // only what is read
  const titles = (...records: ActivityRecord[]) => activitySteps(records).map(activityTitle)

  test('goes from the status of the next older entry to its own', () => {
    expect(
      titles(
        entry('changed_status', 'overdue'),
        entry('left_organization'),
        entry('changed_status', 'verified'),
        entry('joined_organization', 'pending'),
      ),
    ).toEqual([
      'Status changed: Verified to Red (overdue)',
      'Left the organisation',
      'Status changed: Pending to Verified',
      'Joined the organisation',
    ])
  })

  test('says only the new status where the log has no other before it', () => {
    expect(titles(entry('changed_status', 'locked'))).toEqual(['Status changed: Red (locked)'])
    expect(titles(entry('changed_status', 'locked'), entry('joined_organization', 'locked'))[0]).toBe(
      'Status changed: Red (locked)',
    )
    expect(titles(entry('flew'))).toEqual(['flew'])
  })

  test.each([
    ['Status was changed.', undefined],
    ['Joined by invitation.', undefined],
    ['Status changed', undefined],
    ['Fined at the gate.', 'Fined at the gate.'],
    [undefined, undefined],
  ])('the description %j becomes %j', (text, shown) => {
    expect(activityDescription(entry('changed_status', 'verified', text))).toBe(shown)
  })
})
