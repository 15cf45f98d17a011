// @vitest-environment jsdom

import { type Group, groups, useWriteBatch, type Writes } from '@driver-trust/domain/data'
import type { SettableStatus } from '@driver-trust/domain/driver'
import { type Client, RequestError } from '@driver-trust/domain/http'
import type { OrganisationTree } from '@driver-trust/domain/organisation'
import { createSandbox, DEMO_PASSWORD, personas, type Sandbox } from '@driver-trust/sandbox'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTab, useGroupProbes } from '../../../sandbox/src/contract/openTab.ts'
import type { DriverRow } from '../person/PersonRow.ts'
import { banDriver } from './banDriver.tsx'
import { driverActions } from './driverActions.ts'
import { liftBan } from './liftBan.tsx'
import { type ActionTools, consequenceOf, doubtOf, failureOf, type PersonAction } from './PersonAction.ts'
import { removeDriver } from './removeDriver.tsx'
import { setInternallyVerified } from './setInternallyVerified.tsx'
import { setStatus } from './setStatus.tsx'

type Action = PersonAction<DriverRow>

const driver = { id: 'u', organizationId: 'o', status: 'verified' }
const statusChange = (status: string) => ['setStatus', { userId: 'u', organizationId: 'o', status }]

interface Failing {
  failing?: string
  error?: Error
  listed?: readonly object[]
}

/** Tools that record the writes, of which the named one fails; the list of users answers with these rows. */
function notedTools({ failing, error, listed = [driver] }: Failing = {}) {
  const calls: unknown[] = []
  const touched: string[] = []
  const get = (_: object, name: string) => async (input: unknown) => {
    calls.push([name, input])
    if (name === failing) throw error ?? new Error(name)
  }
  const tools: ActionTools = {
    writes: new Proxy({}, { get }) as Writes, // every name is a write
    touch: (name) => void touched.push(name),
    client: { listUsers: async () => ({ items: listed, total: listed.length }) } as unknown as Client, // only this is called
    lifetime: new AbortController().signal,
    retryDelays: [],
    log: { error: () => {} },
    isSecondStep: false,
  }
  return { calls, touched, tools }
}

/** What performing an action rejects with. */
function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
}

const NOT_UPDATED = 'Driver status has not been updated. Please try again later.'

it('a status that couldn’t be looked up is logged, and nothing is written', async () => {
  const { calls, tools } = notedTools()
  const refused = new Error('refused')
  const logged: unknown[] = []
  const client = { listUsers: () => Promise.reject(refused) } as unknown as Client // only this is called
  const log = { error: (error: unknown) => void logged.push(error) }
  await expect(setStatus.choose('locked').perform({ ...tools, client, log }, driver)).rejects.toBe(refused)
  expect([calls, logged]).toEqual([[], [refused]])
})

it.each(['banned_explicitly', 'banned_inherited'])(
  'no status ends a ban (%s), also if that was expected',
  async (status) => {
    const { calls, touched, tools } = notedTools({ listed: [{ ...driver, status }] })
    const locking = setStatus.choose('locked')
    const error = await errorOf(locking.perform(tools, { ...driver, status }))
    expect(failureOf(locking, error).text).toMatch(/The ban has to be lifted first\.$/)
    expect([calls, touched]).toEqual([[], ['setStatus']]) // the page shows what was found
  },
)

it('each action asks and fails in the words of the contract', () => {
  const error = new Error('no answer')
  const said = driverActions.map((action) => {
    const run = 'field' in action ? action.choose('locked') : action
    return [action.question.one('Ana'), action.label, failureOf(run, error).text]
  })
  expect(said).toEqual([
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

it.each<[Action, string]>([
  [setInternallyVerified, 'Driver status has been changed to Internally ver.'],
  [setStatus.choose('internal_verified'), 'Driver status has been changed to Internally ver.'],
  [setStatus.choose('under_review'), 'Driver status has been changed to Under Review.'],
  [setStatus.choose('overdue'), 'Driver status has been changed to Red (overdue).'],
  [banDriver, 'Driver has been banned and deleted from your organisation.'],
  [removeDriver, 'Driver has been deleted from your organisation.'],
  [liftBan, 'House & Yard Ban has been lifted.'],
])('$id succeeds with "%s"', (action, sentence) => {
  expect(action.success.text).toBe(sentence)
})

it.each<[Action, string]>([
  [setInternallyVerified, '3 drivers set to Internally ver.'],
  [setStatus.choose('under_review'), '3 drivers set to Under Review'],
  [setStatus.choose('locked'), '3 drivers set to Red (locked)'],
  [banDriver, '3 drivers banned'],
  [removeDriver, '3 drivers deleted'],
  [liftBan, 'Ban of 3 drivers lifted'],
])('$id of several succeeds with "%s"', (action, words) => {
  expect(action.success.several(3)).toBe(words)
})

it('to choose "Banned" is the ban', () => {
  expect(setStatus.choose('banned_explicitly')).toBe(banDriver)
  expect(setStatus.choose('locked').id).toBe(setStatus.id)
})

it.each([
  [1, 'Everyone who can see this driver will see the new status.'],
  [2, 'Everyone who can see them will see the new status.'],
])('what a status leads to is said of %d as of so many', (count, words) => {
  const rows = Array.from({ length: count }, () => driver)
  expect(consequenceOf(setStatus, rows, { byId: {} } as OrganisationTree)).toBe(words) // only that is asked
})

it.each([
  ['verified', 'They’ll leave their organisation. To come back, they’ll need a new invitation.'],
  [
    'banned_explicitly',
    'They’ll leave their organisation. To come back, they’ll need a new invitation. A ban of theirs won’t be listed any more.',
  ],
])('deleting someone who is %s says what goes with them', (status, words) => {
  expect(consequenceOf(removeDriver, [{ ...driver, status }], { byId: {} } as OrganisationTree)).toBe(words)
})

describe('a ban that fails', () => {
  const half = 'The ban is set; the driver is still in the organisation.'
  it.each([
    ['setStatus', 'Could not ban driver. Please try again later.'],
    ['removeMember', `Could not ban driver. Please try again later. ${half}`],
  ])('at %s says so', async (failing, sentence) => {
    const error = await errorOf(banDriver.perform(notedTools({ failing }).tools, driver))
    expect(failureOf(banDriver, error).text).toBe(sentence)
  })

  it('to remove somebody who has left already is done', async () => {
    const removal = new RequestError({ call: 'DELETE /x', failure: 'http', status: 404 })
    await expect(
      banDriver.perform(notedTools({ failing: 'removeMember', error: removal }).tools, driver),
    ).resolves.not.toThrow()
  })

  it("says that they may have left if the removal wasn't answered", async () => {
    const removal = new RequestError({ call: 'DELETE /x', failure: 'network' })
    const error = await errorOf(
      banDriver.perform(notedTools({ failing: 'removeMember', error: removal }).tools, driver),
    )
    expect(failureOf(banDriver, error).text).toMatch(half)
    expect(doubtOf(error)).toBe('No answer came, so it may have been done all the same.')
  })
})

it.each([
  [404, 'This ban isn’t there any more, so nothing was changed.'],
  [500, 'Could not lift House & Yard Ban. Please try again later.'],
])('a ban that could not be lifted, as %d says', (status, sentence) => {
  const error = new RequestError({ call: 'DELETE /x', failure: 'http', status })
  expect(failureOf(liftBan, error).text).toBe(sentence)
})

it.each([
  ['DELETE /x', undefined, true],
  ['DELETE /x', 504, true],
  ['DELETE /x', 500, false],
  ['DELETE /x', 409, false],
  ['GET /x', 504, false],
])('whether %s with %s may have been done', (call, status, may) => {
  const error = new RequestError({ call, failure: status === undefined ? 'network' : 'http', status })
  expect(doubtOf(error) !== undefined).toBe(may)
})

describe.each<Action>([setStatus.choose('locked'), setInternallyVerified])(
  'the status that $id overwrites',
  (action) => {
    it('stays if someone has changed it', async () => {
      const noted = notedTools({ listed: [{ ...driver, status: 'banned_explicitly' }] })
      const error = await errorOf(action.perform(noted.tools, driver))
      expect(noted.calls).toEqual([])
      expect(failureOf(action, error).now).toEqual({ status: 'banned_explicitly' })
      expect(failureOf(action, error).text).toBe(
        'Someone else has just set the status to Red (banned here). Your change wasn’t saved. The ban has to be lifted first.',
      )
    })

    it.each([
      ['is gone', []],
      ['is another person’s', [{ ...driver, id: 'v' }]],
      ['is of another organisation', [{ ...driver, organizationId: 'p' }]],
    ])('stays if it %s', async (_, listed) => {
      const noted = notedTools({ listed })
      const error = await errorOf(action.perform(noted.tools, driver))
      expect(noted.calls).toEqual([])
      expect(failureOf(action, error)).toEqual({
        text: 'They’re no longer in this organisation, so nothing was changed.',
        isGone: true,
      })
    })
  },
)

describe('deleting a driver', () => {
  it('asks again if someone has banned them meanwhile, as the ban would go with them', async () => {
    const noted = notedTools({ listed: [{ ...driver, status: 'banned_explicitly' }] })
    const error = await errorOf(removeDriver.perform(noted.tools, driver))
    expect([noted.calls, noted.touched]).toEqual([[], ['setStatus']])
    expect(failureOf(removeDriver, error)).toEqual({
      text: 'Someone else has just set the status to Red (banned here). They haven’t been deleted.',
      now: { status: 'banned_explicitly' },
    })
  })

  it.each([
    ['whose ban was shown', 'banned_explicitly', [{ ...driver, status: 'banned_explicitly' }]],
    ['with another status than was shown', 'pending', [driver]],
    ['whom no list has', 'pending', []],
  ])('goes on for one %s', async (_, status, listed) => {
    const noted = notedTools({ listed })
    await removeDriver.perform(noted.tools, { ...driver, status })
    expect(noted.calls).toEqual([['removeMember', { organization_id: 'o', user_id: 'u' }]])
  })
})

describe('undoing a status', () => {
  const locking = setStatus.choose('locked')
  const undo = (row: DriverRow) => locking.success.undo?.(row)

  it.each(['locked', 'verified'])('sets the old one again while it is %s', async (status) => {
    const noted = notedTools({ listed: [{ ...driver, status }] })
    await undo(driver)?.(noted.tools)
    expect(noted.calls).toEqual([statusChange('verified')])
  })

  it('writes nothing over a third one', async () => {
    const noted = notedTools({ listed: [{ ...driver, status: 'overdue' }] })
    const error = await errorOf(undo(driver)?.(noted.tools) ?? Promise.resolve())
    expect(noted.calls).toEqual([])
    expect(failureOf(locking, error).now).toEqual({ status: 'overdue' })
  })

  it.each(['banned_explicitly', 'banned_inherited', 'submitted', 'teleported'])('isn’t offered for %s', (status) => {
    expect(undo({ ...driver, status })).toBeUndefined()
  })
})

/** The id of an action, with the new status if there is one to choose. */
interface Chosen {
  action: 'setInternallyVerified' | 'setStatus' | 'banDriver' | 'liftBan' | 'removeDriver'
  status?: SettableStatus
}

let sandbox: Sandbox
/** Method, path with names in place of ids, and body of every call, in order. */
const sent: string[] = []
const server = setupServer(
  http.all('*/api/v1/*', async ({ request }) => {
    const { pathname } = new URL(request.url)
    sent.push([request.method, pathname, await request.clone().text()].filter(Boolean).join(' '))
    return sandbox.fetch(request)
  }),
)

beforeAll(() => server.listen())
beforeEach(() => {
  sandbox = createSandbox()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})
afterAll(() => server.close())

/** A tab that reads something from every group, with a driver to act on. */
async function openAt(status: string) {
  const { client, session, wrapper } = openTab()
  await session.signIn({ grant_type: 'password', username: personas.owner.email, password: DEMO_PASSWORD })
  const found = [...sandbox.state.world.people.values()].find(
    (each) => each.role === 'driver' && each.status === status && each.organizationId,
  )
  if (!found) throw new RangeError(`Nobody is ${status}.`)
  const row = { id: found.id, organizationId: found.organizationId ?? '', status: found.status }
  const loads: Group[] = []
  const { result } = renderHook(
    () => {
      useGroupProbes(loads)
      return useWriteBatch()
    },
    { wrapper },
  )
  await waitFor(() => expect(loads).toHaveLength(groups.length))
  loads.length = 0
  sent.length = 0
  const perform = (chosen: Chosen) => {
    const tools = {
      client,
      log: { error: () => {} },
      lifetime: session.lifetime(),
      retryDelays: [],
      isSecondStep: false,
    }
    return result.current(async (writes, touch) => actionOf(chosen)?.perform({ writes, touch, ...tools }, row))
  }
  const calls = () => sent.map((line) => line.replaceAll(row.id, 'U').replaceAll(row.organizationId, 'O'))
  return { perform, calls, loads, present: () => found.status }
}

/** The action that a choice ends in. */
function actionOf({ action, status }: Chosen): Action | undefined {
  const found = driverActions.find(({ id }) => id === action)
  return found && 'field' in found ? found.choose(status ?? '') : found
}

/** A status is looked up before it is overwritten, or goes with its driver. */
const LOOKED_UP = 'GET /api/v1/users'
const setTo = (status: string) => `PATCH /api/v1/users/status {"userId":"U","organizationId":"O","status":"${status}"}`
const REMOVED = 'DELETE /api/v1/organizations/O/users/U'
const LIFTED = 'DELETE /api/v1/users/status/ban/O/U'
/** All that the test has on screen, what the action drops too. */
const REFETCHED = ['activity', 'counters', 'driver', 'people', 'stats']

interface Expected {
  calls: readonly string[]
  ends: string
}

describe('a driver action sends its calls one after the other and refetches each group once', () => {
  it.each<[string, Chosen, Expected]>([
    [
      'verified',
      { action: 'setInternallyVerified' },
      { calls: [LOOKED_UP, setTo('internal_verified')], ends: 'internal_verified' },
    ],
    ...(['internal_verified', 'under_review', 'unverified', 'overdue', 'locked', 'verified'] as const).map(
      (status): [string, Chosen, Expected] => [
        'pending',
        { action: 'setStatus', status },
        { calls: [LOOKED_UP, setTo(status)], ends: status },
      ],
    ),
    [
      'verified',
      { action: 'setStatus', status: 'banned_explicitly' },
      { calls: [setTo('banned_explicitly'), REMOVED], ends: 'banned_explicitly' },
    ],
    ['verified', { action: 'banDriver' }, { calls: [setTo('banned_explicitly'), REMOVED], ends: 'banned_explicitly' }],
    ['verified', { action: 'removeDriver' }, { calls: [LOOKED_UP, REMOVED], ends: 'verified' }],
    ['banned_explicitly', { action: 'liftBan' }, { calls: [LIFTED], ends: 'pending' }],
  ])('%s, then %j', async (status, chosen, { calls, ends }) => {
    const tab = await openAt(status)
    await act(() => tab.perform(chosen))
    await waitFor(() => expect(tab.loads.toSorted()).toEqual(REFETCHED))
    expect(tab.calls()).toEqual(calls)
    expect(tab.present()).toBe(ends)
    const outcomes = actionOf(chosen)?.success.outcomes
    expect(outcomes).toEqual(chosen.action === 'removeDriver' ? [] : expect.arrayContaining([ends]))
  })
})

describe('a driver action that fails', () => {
  it.each<[string, Chosen, 'setStatus' | 'removeMember' | 'liftBan', readonly string[], readonly string[]]>([
    ['verified', { action: 'setInternallyVerified' }, 'setStatus', [LOOKED_UP, setTo('internal_verified')], REFETCHED],
    ['verified', { action: 'banDriver' }, 'setStatus', [setTo('banned_explicitly')], REFETCHED],
    ['verified', { action: 'banDriver' }, 'removeMember', [setTo('banned_explicitly'), REMOVED], REFETCHED],
    ['verified', { action: 'removeDriver' }, 'removeMember', [LOOKED_UP, REMOVED], REFETCHED],
    ['banned_explicitly', { action: 'liftBan' }, 'liftBan', [LIFTED], REFETCHED],
  ])('%s, then %j with %s answered by 500, stops there and refetches the driver', async (...given) => {
    const [status, chosen, call, calls, refetched] = given
    const tab = await openAt(status)
    sandbox.state.faults.push({ call, kind: 'status' })
    await act(() => expect(tab.perform(chosen)).rejects.toThrow())
    await waitFor(() => expect(tab.loads.toSorted()).toEqual(refetched.toSorted()))
    expect(tab.calls()).toEqual(calls)
  })
})
