import { expect, test } from 'vitest'
import {
  type DriverOrder,
  driverActionSuccess,
  driverActions,
  driverActionWords,
  orderedAction,
} from './driverAction.ts'

test.each<[DriverOrder, string]>([
  [{ action: 'setInternallyVerified' }, 'Driver status has been changed to Internally ver.'],
  [{ action: 'setStatus', status: 'internal_verified' }, 'Driver status has been changed to Internally ver.'],
  [{ action: 'setStatus', status: 'under_review' }, 'Driver status has been changed to Under Review.'],
  [{ action: 'setStatus', status: 'overdue' }, 'Driver status has been changed to Red.'],
  [{ action: 'setStatus', status: 'banned_explicitly' }, 'Driver has been banned and deleted from your organisation.'],
  [{ action: 'banDriver' }, 'Driver has been banned and deleted from your organisation.'],
  [{ action: 'removeDriver' }, 'Driver has been deleted from your organisation.'],
  [{ action: 'liftBan' }, 'House & Yard Ban has been lifted.'],
])('%j succeeds with "%s"', (order, sentence) => {
  expect(driverActionSuccess(order)).toBe(sentence)
})

test('choosing "banned" as the new status is the ban itself', () => {
  expect(orderedAction({ action: 'setStatus', status: 'banned_explicitly' })).toBe('banDriver')
  expect(orderedAction({ action: 'setStatus', status: 'locked' })).toBe('setStatus')
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
