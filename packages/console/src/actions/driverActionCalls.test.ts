// @vitest-environment jsdom

import { type Group, groups, useWriteBatch } from '@driver-trust/domain/data'
import type { SettableStatus } from '@driver-trust/domain/driver'
import { createSandbox, DEMO_PASSWORD, personas, type Sandbox } from '@driver-trust/sandbox'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTab } from '../../../sandbox/src/contract/openTab.ts'
import { useGroupProbes } from '../../../sandbox/src/contract/useGroupProbes.ts'
import { driverActions } from './driverActions.ts'

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
  const perform = ({ action, status }: Chosen) => {
    const chosen = status ?? ''
    const found = driverActions.find(({ id }) => id === action)
    const performed = found?.insteadOf?.(chosen) ?? found
    const tools = { client, lifetime: session.lifetime(), retryDelays: [], isSecondStep: false, work: undefined }
    return result.current(async (writes) => performed?.perform({ writes, ...tools }, row, chosen))
  }
  const calls = () => sent.map((line) => line.replaceAll(row.id, 'U').replaceAll(row.organizationId, 'O'))
  return { perform, calls, loads, present: () => found.status }
}

/** A status is looked up before it is overwritten. */
const LOOKED_UP = 'GET /api/v1/users'
const setTo = (status: string) => `PATCH /api/v1/users/status {"userId":"U","organizationId":"O","status":"${status}"}`
const REMOVED = 'DELETE /api/v1/organizations/O/users/U'
const LIFTED = 'DELETE /api/v1/users/status/ban/O/U'
const OF_STATUS = ['counters', 'people', 'stats'] as const
const OF_MEMBERS = OF_STATUS

interface Expected {
  calls: readonly string[]
  refetched: readonly Group[]
  ends: string
}

describe('a driver action sends its calls one after the other and refetches each group once', () => {
  it.each<[string, Chosen, Expected]>([
    [
      'verified',
      { action: 'setInternallyVerified' },
      { calls: [LOOKED_UP, setTo('internal_verified')], refetched: OF_STATUS, ends: 'internal_verified' },
    ],
    ...(['internal_verified', 'under_review', 'unverified', 'overdue', 'locked', 'verified'] as const).map(
      (status): [string, Chosen, Expected] => [
        'pending',
        { action: 'setStatus', status },
        { calls: [LOOKED_UP, setTo(status)], refetched: OF_STATUS, ends: status },
      ],
    ),
    [
      'verified',
      { action: 'setStatus', status: 'banned_explicitly' },
      { calls: [setTo('banned_explicitly'), REMOVED], refetched: OF_MEMBERS, ends: 'banned_explicitly' },
    ],
    [
      'verified',
      { action: 'banDriver' },
      { calls: [setTo('banned_explicitly'), REMOVED], refetched: OF_MEMBERS, ends: 'banned_explicitly' },
    ],
    ['verified', { action: 'removeDriver' }, { calls: [REMOVED], refetched: OF_MEMBERS, ends: 'verified' }],
    ['banned_explicitly', { action: 'liftBan' }, { calls: [LIFTED], refetched: OF_STATUS, ends: 'pending' }],
  ])('%s, then %j', async (status, chosen, { calls, refetched, ends }) => {
    const tab = await openAt(status)
    await act(() => tab.perform(chosen))
    await waitFor(() => expect(tab.loads.toSorted()).toEqual(refetched))
    expect(tab.calls()).toEqual(calls)
    expect(tab.present()).toBe(ends)
  })
})

describe('a driver action that fails', () => {
  const all = ['activity', 'driver', ...OF_STATUS]
  it.each<[string, Chosen, 'setStatus' | 'removeMember' | 'liftBan', readonly string[], readonly string[]]>([
    ['verified', { action: 'setInternallyVerified' }, 'setStatus', [LOOKED_UP, setTo('internal_verified')], all],
    ['verified', { action: 'banDriver' }, 'setStatus', [setTo('banned_explicitly')], all],
    [
      'verified',
      { action: 'banDriver' },
      'removeMember',
      [setTo('banned_explicitly'), REMOVED],
      ['activity', 'driver', ...OF_MEMBERS],
    ],
    ['verified', { action: 'removeDriver' }, 'removeMember', [REMOVED], ['activity', 'driver', ...OF_MEMBERS]],
    ['banned_explicitly', { action: 'liftBan' }, 'liftBan', [LIFTED], all],
  ])('%s, then %j with %s answered by 500, stops there and refetches the driver', async (...given) => {
    const [status, chosen, call, calls, refetched] = given
    const tab = await openAt(status)
    sandbox.state.faults.push({ call, kind: 'status' })
    await act(() => expect(tab.perform(chosen)).rejects.toThrow())
    await waitFor(() => expect(tab.loads.toSorted()).toEqual(refetched.toSorted()))
    expect(tab.calls()).toEqual(calls)
  })
})
