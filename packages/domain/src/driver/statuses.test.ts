import { describe, expect, test } from 'vitest'
import {
  groupingStatuses,
  groupStatuses,
  isVerificationStatus,
  settableStatuses,
  statusGroupLabel,
  statusGroups,
  statusLabel,
  statusObstacle,
  statusReason,
  statusText,
  statusTone,
  verificationStatuses,
} from './statuses.ts'

test.each([
  ['submitted', 'Pending', 'neutral'],
  ['pending', 'Pending', 'neutral'],
  ['verified', 'Verified', 'success'],
  ['internal_verified', 'Internally ver.', 'success'],
  ['unverified', 'Unverified', 'warning'],
  ['overdue', 'Red', 'error'],
  ['locked', 'Red', 'error'],
  ['banned_explicitly', 'Red', 'error'],
  ['banned_inherited', 'Red', 'error'],
  ['red', 'Red', 'error'],
  ['under_review', 'Under Review', 'neutral'],
  ['in_analysis', 'In Analysis', 'greyWarning'],
  ['teleported', 'teleported', 'neutral'],
  ['toString', 'toString', 'neutral'],
  ['', '', 'neutral'],
])('%j has the label %j in %s', (status, label, tone) => {
  expect([statusLabel(status), statusTone(status)]).toEqual([label, tone])
})

test.each([
  ['verified', undefined, 'Verified', undefined],
  ['overdue', undefined, 'Red (overdue)', 'Overdue'],
  ['locked', undefined, 'Red (locked)', 'Locked'],
  ['banned_explicitly', 'Meridian Freight', 'Red (banned here)', 'Banned here'],
  ['banned_inherited', undefined, 'Red (banned above)', 'Banned above'],
  ['banned_inherited', 'Meridian Freight', 'Red (banned by Meridian Freight)', 'Banned by Meridian Freight'],
  ['red', undefined, 'Red', undefined],
  ['teleported', undefined, 'teleported', undefined],
])('%j, banned by %j, reads %j', (...[status, bannedBy, text, reason]) => {
  expect(statusText(status, bannedBy)).toBe(text)
  expect(statusReason(status, bannedBy)).toBe(reason)
})

test('there are twelve statuses', () => {
  expect(new Set(verificationStatuses).size).toBe(12)
  expect(verificationStatuses.every(isVerificationStatus)).toBe(true)
  expect([isVerificationStatus('toString'), isVerificationStatus(undefined)]).toEqual([false, false])
})

test('an admin can set seven of them', () => {
  expect(settableStatuses).toEqual([
    'internal_verified',
    'banned_explicitly',
    'under_review',
    'unverified',
    'overdue',
    'locked',
    'verified',
  ])
})

describe('the label groups', () => {
  test.each([
    ['pending', 'Pending', ['submitted', 'pending']],
    ['verified', 'Verified', ['verified']],
    ['internally_verified', 'Internally ver.', ['internal_verified']],
    ['unverified', 'Unverified', ['unverified']],
    ['red', 'Red', ['overdue', 'locked', 'banned_explicitly', 'banned_inherited', 'red']],
    ['under_review', 'Under Review', ['under_review']],
    ['in_analysis', 'In Analysis', ['in_analysis']],
  ] as const)('%s has the label %j and contains %j', (group, label, statuses) => {
    expect(statusGroupLabel(group)).toBe(label)
    expect(groupStatuses[group]).toEqual(statuses)
  })

  test('contain every status exactly once, and only statuses with the same label and tone', () => {
    expect(statusGroups.flatMap((group) => groupStatuses[group]).toSorted()).toEqual(verificationStatuses.toSorted())
    for (const group of statusGroups) {
      expect(new Set(groupStatuses[group].map(statusLabel)).size).toBe(1)
      expect(new Set(groupStatuses[group].map(statusTone)).size).toBe(1)
    }
  })
})

test.each([
  [
    'active',
    [
      'submitted',
      'pending',
      'verified',
      'internal_verified',
      'unverified',
      'overdue',
      'locked',
      'red',
      'under_review',
      'in_analysis',
    ],
  ],
  ['banned', ['banned_explicitly', 'banned_inherited']],
  ['unverified', ['submitted', 'pending', 'unverified']],
  ['withIssues', ['overdue', 'locked', 'red', 'under_review', 'in_analysis']],
] as const)('the grouping %s contains %j', (grouping, statuses) => {
  expect(Object.keys(groupingStatuses)).toContain(grouping)
  expect(groupingStatuses[grouping]).toEqual(statuses)
})

test('only two statuses let a driver drive (contract 3.6.1)', () => {
  const free = verificationStatuses.filter((status) => statusObstacle(status) === undefined)
  expect(free).toEqual(['verified', 'internal_verified'])
})
