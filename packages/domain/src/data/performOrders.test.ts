import { describe, expect, test } from 'vitest'
import { banHalfDone, type DriverOrder } from '../driver/driverAction.ts'
import { driverOrderFailure, performDriverOrder } from './performDriverOrder.ts'
import type { Writes } from './writes.ts'

const target = { userId: 'u', organizationId: 'o' }
const member = { organization_id: 'o', user_id: 'u' }

/** Writes that record their calls; the named one fails. */
function notedWrites(failing?: string) {
  const calls: [string, unknown][] = []
  const get = (_: object, name: string) => async (input: unknown) => {
    calls.push([name, input])
    if (name === failing) throw new Error(name)
  }
  return { calls, writes: new Proxy({}, { get }) as Writes } // every name is a write
}

describe('the calls of a driver action', () => {
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
