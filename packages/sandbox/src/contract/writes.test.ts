// @vitest-environment jsdom

import {
  type Group,
  groups,
  type Read,
  reads,
  useRead,
  useWriteBatch,
  useWrites,
  type WriteEffect,
  type WriteName,
  writes,
} from '@driver-trust/domain/data'
import { calls } from '@driver-trust/domain/http'
import { createSandbox, DEMO_PASSWORD, personas, type Sandbox } from '@driver-trust/sandbox'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTab, useGroupProbes } from './openTab.ts'

let sandbox: Sandbox
const server = setupServer(http.all('*/api/v1/*', ({ request }) => sandbox.fetch(request)))

beforeAll(() => server.listen())
beforeEach(() => {
  sandbox = createSandbox()
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  localStorage.clear()
})
afterAll(() => server.close())

async function signedIn(timing?: Parameters<typeof openTab>[0]) {
  const tab = openTab(timing)
  await tab.session.signIn({ grant_type: 'password', username: personas.owner.email, password: DEMO_PASSWORD })
  return tab
}

describe('the table of writes', () => {
  it('names every call that changes something, except those for signing in', () => {
    const changing = Object.entries(calls).filter(([, { method }]) => method !== 'GET')
    const others = [
      'register',
      'token',
      'challenge',
      'sendPasswordReset',
      'resetPassword',
      'sendVerification',
      'lookUpUsers',
      'nameDriver',
    ]
    expect(Object.keys(writes).sort()).toEqual(
      changing
        .map(([name]) => name)
        .filter((name) => !others.includes(name))
        .sort(),
    )
  })
})

describe('a write', () => {
  it.each(Object.keys(writes) as WriteName[])(
    '"%s" that fails refetches exactly its groups and what a success would have dropped',
    async (name) => {
      const { wrapper } = await signedIn()
      const loads: Group[] = []
      const { result } = renderHook(
        () => {
          useGroupProbes(loads)
          return useWrites()
        },
        { wrapper },
      )
      await waitFor(() => expect(loads).toHaveLength(groups.length))
      loads.length = 0
      sandbox.state.faults.push({ call: name, kind: 'status', status: 500 })
      const write = result.current[name] as (input: object) => Promise<unknown> // any input: the call will fail
      await act(() => write({ id: 'x' }).catch(() => undefined))
      await waitFor(() => expect([...loads].sort()).toEqual(staleAfter(name).sort()))
    },
  )

  it('of several calls refetches once, and drops what is no longer true, also where it is on screen', async () => {
    const { wrapper } = await signedIn()
    const loads: Group[] = []
    const shown: (number | undefined)[] = []
    const { result } = renderHook(
      () => {
        const drivers = useRead({ key: ['people', 'probe'], freshness: 60, load: async () => loads.push('people') })
        const driver = useRead({ key: ['driver', 'probe'], freshness: 60, load: async () => loads.push('driver') })
        shown.push(driver.data)
        return { drivers, driver, batch: useWriteBatch() }
      },
      { wrapper },
    )
    await waitFor(() => expect(loads).toHaveLength(2))
    const person = [...sandbox.state.world.people.values()].find(
      ({ role, status, organizationId }) => role === 'driver' && status === 'verified' && organizationId,
    )
    const [id = '', organizationId = ''] = [person?.id, person?.organizationId]
    await act(() =>
      result.current.batch(async ({ setStatus, removeMember }) => {
        await setStatus({ userId: id, organizationId, status: 'banned_explicitly' })
        await removeMember({ user_id: id, organization_id: organizationId })
      }),
    )
    await waitFor(() => expect(loads).toEqual(['people', 'driver', 'people', 'driver']))
    expect(shown.slice(shown.indexOf(2) + 1)).toContain(undefined) // in between nothing, not the old data
    await waitFor(() => expect(result.current.driver.data).toBe(4))
    expect(person?.status).toBe('banned_explicitly')
  })

  it.each<[string, (query: Parameters<typeof reads.everyUser>[0]['query']) => Read<unknown>]>([
    ['a page', (query) => reads.people(query)],
    ['lists that are counted together', (query) => reads.counts({ cleared: query })],
    ['a list that is read whole', (query) => reads.everyUser({ call: 'users', query })],
  ])('that shows late is looked for again by %s', async (_, readOf) => {
    sandbox = createSandbox({ habits: { visibleAfter: 300 } })
    const { wrapper } = await signedIn({ rereadDelays: [600] })
    const driver = [...sandbox.state.world.people.values()].find(
      ({ role, status, organizationId }) => role === 'driver' && status === 'verified' && organizationId,
    )
    const [userId = '', organizationId = ''] = [driver?.id, driver?.organizationId]
    const read = readOf({
      organization_id: [organizationId],
      role: 'driver',
      status: ['verified'],
      order_by: '-created_at',
      page: 1,
      page_size: 100,
    })
    const { result } = renderHook(() => ({ ...useWrites(), list: useRead(read).data }), { wrapper })
    await waitFor(() => expect(JSON.stringify(result.current.list)).toContain(userId))
    await act(() => result.current.setStatus({ userId, organizationId, status: 'locked' }))
    await waitFor(() => expect(JSON.stringify(result.current.list)).not.toContain(userId), { timeout: 3000 })
  })

  it('is sent once, and fails for both the caller and the log', async () => {
    const { wrapper, logged } = await signedIn()
    sandbox.state.faults.push({ call: 'updateProfile', kind: 'status', status: 503 })
    const { result } = renderHook(() => useWrites(), { wrapper })
    await act(() => expect(result.current.updateProfile({ firstName: 'Ada' })).rejects.toMatchObject({ status: 503 }))
    expect(logged).toMatchObject([{ level: 'error', text: 'PATCH /api/v1/users returned 503.' }])
  })
})

describe('a read', () => {
  it("returns null for settings that don't exist yet", async () => {
    const { wrapper } = await signedIn()
    const [root] = [...sandbox.state.world.organisations.keys()]
    sandbox.state.world.settings.clear()
    const { result } = renderHook(() => useRead(reads.settings(root ?? '')), { wrapper })
    await waitFor(() => expect(result.current.data).toBeNull())
  })

  it('merges a driver from the invitation and the list of users', async () => {
    const { wrapper } = await signedIn()
    const driver = [...sandbox.state.world.people.values()].find(
      (each) => each.role === 'driver' && each.organizationId,
    )
    const place = { organisationId: driver?.organizationId ?? '', userId: driver?.id ?? '' }
    const { result } = renderHook(() => useRead(reads.driver(place)), { wrapper })
    await waitFor(() => expect(result.current.data?.person.id).toBe(driver?.id))
    expect(result.current.data?.listed).toMatchObject({ dtId: driver?.dtId, status: driver?.status })
  })

  it('of an unknown driver fails with a 404', async () => {
    const { wrapper } = await signedIn()
    const [root] = [...sandbox.state.world.organisations.keys()]
    const place = { organisationId: root ?? '', userId: '00000000-0000-4000-8000-000000000000' }
    const { result } = renderHook(() => useRead(reads.driver(place)), { wrapper })
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 404 }))
  })
})

/** Groups that are stale after a write. */
function staleAfter(name: WriteName): Group[] {
  const { refetches, forgets = [] } = writes[name] as WriteEffect // the table's type is narrower for each row
  return [...refetches, ...forgets]
}
