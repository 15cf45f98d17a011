import { expect, test } from 'vitest'
import { exportRows } from './exportRows.ts'

const ana = {
  firstName: 'Ana',
  lastName: 'Horvat',
  email: 'ana@example.org',
  phoneNumber: '+48512001000',
  dtId: 42197,
  role: 'driver',
  status: 'overdue',
  organizationName: 'North',
  createdAt: '2026-01-02T03:04:05Z',
}

test('exports a driver as the list shows them', () => {
  expect(exportRows('drivers', [ana])).toEqual([
    [
      'Driver ID',
      'First name',
      'Last name',
      'E-mail',
      'Phone',
      'Organisation',
      'Status',
      'Reason',
      'Created',
      'Updated',
      'Verified',
      'Banned',
    ],
    [
      '04 21 97',
      'Ana',
      'Horvat',
      'ana@example.org',
      '+48512001000',
      'North',
      'Red',
      'Overdue',
      '2026-01-02T03:04:05Z',
      undefined,
      undefined,
      undefined,
    ],
  ])
})

test.each([
  [{ isPersonalDataHidden: true }, ['Hidden', 'Hidden', 'Hidden', 'Hidden']],
  [{ isEmailHidden: true }, ['Ana', 'Horvat', 'Hidden', '+48512001000']],
])('what %j masks stays masked', (flags, cells) => {
  expect(exportRows('drivers', [{ ...ana, ...flags }])[1]?.slice(1, 5)).toEqual(cells)
})

test("exports the server's reason for an invitation that failed", () => {
  const [headers, row] = exportRows('drivers', [{ type: 'driver', status: 'skipped', reason: 'Not delivered.' }])
  expect(row?.[headers?.indexOf('Reason') ?? -1]).toBe('Not delivered.')
})

test('says which organisation an inherited ban comes from', () => {
  const banned = { ...ana, status: 'banned_inherited' }
  const reasons = exportRows('drivers', [banned, { ...banned, bannedBy: 'Meridian Freight' }]).map((row) => row[7])
  expect(reasons).toEqual(['Reason', 'Banned above', 'Banned by Meridian Freight'])
})

test('exports a user with a role, and an invitation with its own status', () => {
  const [headers, row] = exportRows('users', [{ email: 'x@example.org', role: 'Viewer', type: 'user', status: 'sent' }])
  expect(Object.fromEntries(headers?.map((header, index) => [header, row?.[index]]) ?? [])).toMatchObject({
    Role: 'Viewer',
    Status: 'Invited',
  })
})
