import type { Writes } from '@driver-trust/domain/data'
import type { Client } from '@driver-trust/domain/http'
import { describe, expect, test } from 'vitest'
import { banDriver } from './banDriver.tsx'
import { driverActions } from './driverActions.ts'
import { liftBan } from './liftBan.tsx'
import type { ActionTools, DriverRow, PersonAction } from './PersonAction.ts'
import { removeDriver } from './removeDriver.tsx'
import { setInternallyVerified } from './setInternallyVerified.tsx'
import { setStatus } from './setStatus.tsx'

type Action = PersonAction<DriverRow>

const driver = { id: 'u', organizationId: 'o', status: 'verified' }
const member = { organization_id: 'o', user_id: 'u' }
const statusChange = (status: string) => ['setStatus', { userId: 'u', organizationId: 'o', status }]

/** Tools that record the writes, of which the named one fails; the list of users answers with these rows. */
function notedTools({ failing, listed = [driver] }: { failing?: string; listed?: readonly object[] } = {}) {
  const calls: unknown[] = []
  const get = (_: object, name: string) => async (input: unknown) => {
    calls.push([name, input])
    if (name === failing) throw new Error(name)
  }
  const tools: ActionTools = {
    writes: new Proxy({}, { get }) as Writes, // every name is a write
    client: { listUsers: async () => ({ items: listed, total: listed.length }) } as unknown as Client, // only this is called
    lifetime: new AbortController().signal,
    retryDelays: [],
    isSecondStep: false,
    work: undefined,
  }
  return { calls, tools }
}

/** What performing an action rejects with. */
function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
}

const NOT_UPDATED = 'Driver status has not been updated. Please try again later.'

test('each action asks and fails in the words of the contract', () => {
  const error = new Error('no answer')
  expect(driverActions.map(({ question, label, failure }) => [question('Ana'), label, failure(error)])).toEqual([
    ['Set Ana to Internally verified?', 'Internally verified', NOT_UPDATED],
    ['Set the status of Ana', 'Set status…', NOT_UPDATED],
    [
      'Lift the House & Yard Ban of Ana?',
      'Lift House & Yard Ban',
      'Could not lift House & Yard Ban. Please try again later.',
    ],
    ['Ban Ana?', 'Ban driver', 'Could not ban driver. Please try again later.'],
    ['Delete Ana?', 'Delete driver', 'Driver could not be deleted. Please try again later.'],
  ])
})

test.each<[Action, string, string]>([
  [setInternallyVerified, '', 'Driver status has been changed to Internally ver.'],
  [setStatus, 'internal_verified', 'Driver status has been changed to Internally ver.'],
  [setStatus, 'under_review', 'Driver status has been changed to Under Review.'],
  [setStatus, 'overdue', 'Driver status has been changed to Red.'],
  [banDriver, '', 'Driver has been banned and deleted from your organisation.'],
  [removeDriver, '', 'Driver has been deleted from your organisation.'],
  [liftBan, '', 'House & Yard Ban has been lifted.'],
])('$id (%s) succeeds with "%s"', (action, chosen, sentence) => {
  expect(action.success(chosen)).toBe(sentence)
})

test('to choose "Banned" is the ban', () => {
  expect(setStatus.insteadOf('banned_explicitly')).toBe(banDriver)
  expect(setStatus.insteadOf('locked')).toBeUndefined()
})

describe('the calls', () => {
  test.each<[Action, string, unknown[]]>([
    [setInternallyVerified, '', [statusChange('internal_verified')]],
    [setStatus, 'locked', [statusChange('locked')]],
    [banDriver, '', [statusChange('banned_explicitly'), ['removeMember', member]]],
    [liftBan, '', [['liftBan', member]]],
    [removeDriver, '', [['removeMember', member]]],
  ])('of $id (%s)', async (action, chosen, calls) => {
    const noted = notedTools()
    await action.perform(noted.tools, driver, chosen)
    expect(noted.calls).toEqual(calls)
  })
})

describe('a ban that fails', () => {
  const half = 'The ban is set; the driver is still in the organisation.'
  test.each([
    ['setStatus', 1, 'Could not ban driver. Please try again later.'],
    ['removeMember', 2, `Could not ban driver. Please try again later. ${half}`],
  ])('at %s has sent %i calls and says so', async (failing, count, sentence) => {
    const noted = notedTools({ failing })
    const error = await errorOf(banDriver.perform(noted.tools, driver, ''))
    expect(noted.calls).toHaveLength(count)
    expect(banDriver.failure(error)).toBe(sentence)
  })
})

describe.each<Action>([setStatus, setInternallyVerified])('the status that $id overwrites', (action) => {
  test('stays if someone has changed it', async () => {
    const noted = notedTools({ listed: [{ ...driver, status: 'banned_explicitly' }] })
    const error = await errorOf(action.perform(noted.tools, driver, 'locked'))
    expect(noted.calls).toEqual([])
    expect(action.changeIn?.(error)).toEqual({ status: 'banned_explicitly' })
    expect(action.failure(error)).toBe(
      'Someone changed this in the meantime: the status is now Red (banned here). Nothing was changed.',
    )
  })

  test.each([
    ['is gone', []],
    ['is another person’s', [{ ...driver, id: 'v' }]],
    ['is of another organisation', [{ ...driver, organizationId: 'p' }]],
  ])('stays if it %s', async (_, listed) => {
    const noted = notedTools({ listed })
    const error = await errorOf(action.perform(noted.tools, driver, 'locked'))
    expect(noted.calls).toEqual([])
    expect(action.changeIn?.(error)).toBeUndefined()
    expect(action.failure(error)).toBe('They’re no longer in this organisation, so nothing was changed.')
  })
})

describe('undoing a status', () => {
  test.each(['locked', 'verified'])('sets the old one again while it is %s', async (status) => {
    const noted = notedTools({ listed: [{ ...driver, status }] })
    await setStatus.undo(driver, 'locked')?.(noted.tools)
    expect(noted.calls).toEqual([statusChange('verified')])
  })

  test('writes nothing over a third one', async () => {
    const noted = notedTools({ listed: [{ ...driver, status: 'overdue' }] })
    const error = await errorOf(setStatus.undo(driver, 'locked')?.(noted.tools) ?? Promise.resolve())
    expect(noted.calls).toEqual([])
    expect(setStatus.changeIn(error)).toEqual({ status: 'overdue' })
  })

  test.each(['banned_explicitly', 'banned_inherited', 'submitted', 'teleported'])('isn’t offered for %s', (status) => {
    expect(setStatus.undo({ ...driver, status }, 'locked')).toBeUndefined()
  })
})
