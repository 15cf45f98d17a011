import { expect, test } from 'vitest'
import { deadlines } from './deadlines.tsx'
import { bannedDrivers, drivers, stoppedDrivers } from './drivers.tsx'
import { invitedDrivers, invitedUsers } from './invitations.tsx'
import { readLayout } from './layout.ts'
import { users } from './users.tsx'

const usual = { density: 'comfortable', columns: {} }

test.each([
  [undefined, usual],
  ['compact', usual],
  [{ density: 'dense' }, usual],
  [
    { density: 'compact', columns: null },
    { ...usual, density: 'compact' },
  ],
  [
    { columns: { 'drivers-active': { contact: false, created: 'no', updated: true }, 'users-active': 7 } },
    { ...usual, columns: { 'drivers-active': { contact: false, updated: true }, 'users-active': {} } },
  ],
])('of %j in storage only what is valid counts', (kept, layout) => {
  expect(readLayout(kept)).toEqual(layout)
})

test('what devices have stored of a list still names its columns', () => {
  const stored = [drivers, bannedDrivers, stoppedDrivers, deadlines, users, invitedDrivers, invitedUsers].map(
    ({ name, columns }) =>
      `${name}: ${columns
        .map(({ id }) => id)
        .toSorted()
        .join(' ')}`,
  )
  expect(stored).toEqual([
    'drivers-active: change created driver-id email name organisation phone status updated verdict',
    'drivers-banned: banned created driver-id email name organisation phone status updated verdict',
    'drivers-judged: banned created driver-id email name organisation phone status updated verdict',
    'drivers-deadlines: driver-id driversLicense email idCard name organisation passport phone residencePermit status',
    'users-active: created email name organisation phone role status updated verified',
    'drivers-invited: created email invited-by name organisation phone status',
    'users-invited: created email invited-by organisation role status',
  ])
})
