import { expect, test } from 'vitest'
import { type DriverAction, driverActionSuccess, driverActions, driverActionWords } from './driverAction.ts'
import type { SettableStatus } from './statuses.ts'

test.each<[DriverAction, SettableStatus | undefined, string]>([
  ['setInternallyVerified', undefined, 'Driver status has been changed to Internally ver.'],
  ['setStatus', 'internal_verified', 'Driver status has been changed to Internally ver.'],
  ['setStatus', 'under_review', 'Driver status has been changed to Under Review.'],
  ['setStatus', 'overdue', 'Driver status has been changed to Red.'],
  ['banDriver', undefined, 'Driver has been banned and deleted from your organisation.'],
  ['removeDriver', undefined, 'Driver has been deleted from your organisation.'],
  ['liftBan', undefined, 'House & Yard Ban has been lifted.'],
])('%s (%s) succeeds with "%s"', (action, status, sentence) => {
  expect(driverActionSuccess(action, status)).toBe(sentence)
})

test('each action asks and fails in the words of the contract', () => {
  expect(
    driverActions.map((action) => [
      driverActionWords[action].question('Ana'),
      driverActionWords[action].label,
      driverActionWords[action].failure,
    ]),
  ).toEqual([
    [
      'Set Ana to Internally verified?',
      'Internally verified',
      'Driver status has not been updated. Please try again later.',
    ],
    ['Set the status of Ana', 'Set status…', 'Driver status has not been updated. Please try again later.'],
    [
      'Lift the House & Yard Ban of Ana?',
      'Lift House & Yard Ban',
      'Could not lift House & Yard Ban. Please try again later.',
    ],
    ['Ban Ana?', 'Ban driver', 'Could not ban driver. Please try again later.'],
    ['Delete Ana?', 'Delete driver', 'Driver could not be deleted. Please try again later.'],
  ])
})
