import { describe, expect, test } from 'vitest'
import { banHalfDone, type DriverOrder } from '../driver/driverAction.ts'
import type { InvitationItem } from '../invitation/InvitationItem.ts'
import { driverOrderFailure, performDriverOrder } from './performDriverOrder.ts'
import { NotSentAgain, sendInvitationAgain } from './sendInvitationAgain.ts'
import type { Writes } from './useWrites.ts'

const target = { userId: 'u', organizationId: 'o' }
const member = { organization_id: 'o', user_id: 'u' }

/** Writes that note their calls; the named one fails. */
function notedWrites(failing?: string) {
  const calls: [string, unknown][] = []
  const get = (_: object, name: string) => async (input: unknown) => {
    calls.push([name, input])
    if (name === failing) throw new Error(name)
  }
  return { calls, writes: new Proxy({}, { get }) as Writes } // every name is a write
}

describe('the calls of an order on a driver', () => {
  test.each<[DriverOrder, [string, unknown][]]>([
    [{ action: 'setInternallyVerified' }, [['setStatus', { ...target, status: 'internal_verified' }]]],
    [{ action: 'setStatus', status: 'locked' }, [['setStatus', { ...target, status: 'locked' }]]],
    [
      { action: 'setStatus', status: 'banned_explicitly' },
      [
        ['setStatus', { ...target, status: 'banned_explicitly' }],
        ['removeMember', member],
      ],
    ],
    [
      { action: 'banDriver' },
      [
        ['setStatus', { ...target, status: 'banned_explicitly' }],
        ['removeMember', member],
      ],
    ],
    [{ action: 'liftBan' }, [['liftBan', member]]],
    [{ action: 'removeDriver' }, [['removeMember', member]]],
  ])('%j', async (order, calls) => {
    const noted = notedWrites()
    await performDriverOrder(noted.writes, order, target)
    expect(noted.calls).toEqual(calls)
  })
})

describe('a ban that fails', () => {
  const ban = { action: 'banDriver' } as const
  test.each([
    ['setStatus', 1, 'Could not ban driver. Please try again later.'],
    ['removeMember', 2, `Could not ban driver. Please try again later. ${banHalfDone}`],
  ])('at %s has sent %i calls and says so', async (failing, count, sentence) => {
    const noted = notedWrites(failing)
    const error = await performDriverOrder(noted.writes, ban, target).catch((reason: unknown) => reason)
    expect(noted.calls).toHaveLength(count)
    expect(driverOrderFailure(ban, error)).toBe(sentence)
  })
})

describe('sending an invitation again', () => {
  const driver = {
    id: 'i',
    type: 'driver',
    organizationId: 'o',
    firstName: 'Ana',
    lastName: 'Horvat',
    phoneNumber: '+48512001000',
  } as InvitationItem // what sending reads
  const user = { id: 'i', type: 'user', organizationId: 'o', email: 'ana@example.org', role: 'admin' } as InvitationItem
  test.each([
    [
      driver,
      'inviteDrivers',
      {
        organizationId: 'o',
        drivers: [{ firstName: 'Ana', lastName: 'Horvat', phoneNumber: '+48512001000' }],
      },
    ],
    [user, 'inviteUser', { organizationId: 'o', email: 'ana@example.org', role: 'admin' }],
  ])('withdraws it and creates one like it', async (invitation, name, input) => {
    const noted = notedWrites()
    await sendInvitationAgain(noted.writes, invitation)
    expect(noted.calls).toEqual([
      ['withdrawInvitations', { ids: ['i'] }],
      [name, input],
    ])
  })

  test('says when it is gone and was not created', async () => {
    await expect(sendInvitationAgain(notedWrites('inviteUser').writes, user)).rejects.toBeInstanceOf(NotSentAgain)
    await expect(sendInvitationAgain(notedWrites('withdrawInvitations').writes, user)).rejects.toThrow(
      'withdrawInvitations',
    )
  })
})
