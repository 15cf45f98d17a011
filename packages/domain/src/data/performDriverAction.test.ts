import { describe, expect, test } from 'vitest'
import { banHalfDone, type DriverAction } from '../driver/driverAction.ts'
import type { SettableStatus } from '../driver/statuses.ts'
import { driverActionFailure, ensureStatus, performDriverAction, StatusChanged } from './performDriverAction.ts'
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
  test.each<[{ action: DriverAction; status?: SettableStatus }, [string, unknown][]]>([
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
  ])('%j', async ({ action, status }, calls) => {
    const noted = notedWrites()
    await performDriverAction(noted.writes, action, { ...target, status })
    expect(noted.calls).toEqual(calls)
  })
})

describe('a ban that fails', () => {
  test.each([
    ['setStatus', 1, 'Could not ban driver. Please try again later.'],
    ['removeMember', 2, `Could not ban driver. Please try again later. ${banHalfDone}`],
  ])('at %s has sent %i calls and says so', async (failing, count, sentence) => {
    const noted = notedWrites(failing)
    const error = await performDriverAction(noted.writes, 'banDriver', target).catch((reason: unknown) => reason)
    expect(noted.calls).toHaveLength(count)
    expect(driverActionFailure('banDriver', error)).toBe(sentence)
  })
})

describe('a status to overwrite', () => {
  const { signal: lifetime } = new AbortController()
  const rows = (...items: object[]) =>
    ({ listUsers: async () => ({ items, total: items.length }) }) as unknown as Parameters<typeof ensureStatus>[0]
  const look = (...items: object[]) => ensureStatus(rows(...items), target, { expected: ['verified'], lifetime })

  test('is left to the caller if it is the one expected', async () => {
    await expect(look({ id: 'u', organizationId: 'o', status: 'verified' })).resolves.toBeUndefined()
  })

  test.each<[string, object[], string | undefined]>([
    ['has changed', [{ id: 'u', organizationId: 'o', status: 'locked' }], 'locked'],
    ['is gone', [], undefined],
    ['is another person’s', [{ id: 'v', organizationId: 'o', status: 'verified' }], undefined],
    ['is of another organisation', [{ id: 'u', organizationId: 'p', status: 'verified' }], undefined],
  ])('stops the caller if it %s', async (_, items, status) => {
    const error: unknown = await look(...items).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StatusChanged)
    expect(error).toMatchObject({ status })
  })

  test('is named in the message', () => {
    expect(driverActionFailure('setStatus', new StatusChanged('banned_explicitly'))).toBe(
      'Someone changed this in the meantime: the status is Red (banned here) now. Nothing was changed.',
    )
    expect(driverActionFailure('setStatus', new StatusChanged(undefined))).toBe(
      'They are no longer in this organisation, so nothing was changed.',
    )
  })
})
