import { expect, it } from 'vitest'
import type { ActivityRecord } from './activity.ts'
import { activityRows } from './activityRows.ts'

const ana = { id: 'ana', firstName: 'Ana', lastName: 'Horvat', dtId: 42_197, organizationName: 'North' }
const helena = { id: 'helena', role: 'admin', firstName: 'Helena', lastName: 'Marsh' } as const
const record = { id: '1', userId: 'ana', organizationId: 'north', action: 'changed_status' } as const
const records: ActivityRecord[] = [
  { ...record, status: 'locked', createdAt: '2026-03-12T09:30:05Z', performedBy: 'helena' },
  { ...record, status: 'verified', createdAt: 'soon', performedBy: 'a service' },
]

it('has a row for each entry, with who did it, and says whose log could not be read', () => {
  const known = { ana: { records, invitedBy: 'helena' }, cy: { records: [], invitedBy: undefined } }
  const historyOf = ({ id }: { id: string }) => known[id as keyof typeof known] ?? ('unread' as const)
  const cy = { id: 'cy', firstName: 'Cy' }
  expect(activityRows([ana, { id: 'bo', isPersonalDataHidden: true }, cy], { historyOf, names: { helena } })).toEqual([
    ['Driver ID', 'Name', 'Organisation', 'Invited by', 'Time (UTC)', 'What', 'By', 'Description'],
    [
      '042197',
      'Ana Horvat',
      'North',
      'Helena Marsh',
      '2026-03-12 09:30:05',
      'Status changed: Verified to Red (locked)',
      'Helena Marsh',
      undefined,
    ],
    ['042197', 'Ana Horvat', 'North', 'Helena Marsh', 'soon', 'Status changed: Verified', 'a service', undefined],
    [undefined, 'Hidden', undefined, undefined, undefined, 'The activity couldn’t be read', undefined, undefined],
    [undefined, 'Cy', undefined, undefined, undefined, 'No activity recorded', undefined, undefined],
  ])
})
