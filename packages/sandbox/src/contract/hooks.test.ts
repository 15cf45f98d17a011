// @vitest-environment jsdom
import { accountReads, reads, usePreloads, useRead, useWriteBatch } from '@driver-trust/domain/data'
import { createSandbox, DEMO_PASSWORD, personas, type Sandbox } from '@driver-trust/sandbox'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTab } from './openTab.ts'

let sandbox: Sandbox
const asked: string[] = []
const server = setupServer(
  http.all('*/api/v1/*', ({ request }) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    return sandbox.fetch(request)
  }),
)

beforeAll(() => server.listen())
beforeEach(() => {
  sandbox = createSandbox()
  asked.length = 0
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})
afterAll(() => server.close())

async function signedIn(options: Parameters<typeof openTab>[0] = {}) {
  const tab = openTab(options)
  await tab.session.signIn({ grant_type: 'password', username: personas.owner.email, password: DEMO_PASSWORD })
  return tab
}

describe('the read hooks over the sandbox', () => {
  it('load the user, the organisations and a page of drivers', async () => {
    const { wrapper } = await signedIn()
    const identity = renderHook(() => useRead(accountReads.identity()), { wrapper })
    const tree = renderHook(() => useRead(accountReads.organisationTree()), { wrapper })
    const users = renderHook(() => useRead(reads.people({ role: 'driver', page: 1, page_size: 5 })), { wrapper })
    await waitFor(() => expect(identity.result.current.data?.email).toBe('owner@example.com'))
    await waitFor(() => expect(Object.keys(tree.result.current.data?.byId ?? {})).toHaveLength(10))
    await waitFor(() => expect(users.result.current.data?.items).toHaveLength(5))
  })

  it('share one request while the data is fresh', async () => {
    const { wrapper } = await signedIn()
    const both = renderHook(() => [useRead(accountReads.identity()), useRead(accountReads.identity())] as const, {
      wrapper,
    })
    await waitFor(() => expect(both.result.current[0].data).toBeDefined())
    both.rerender()
    expect(asked.filter((line) => line.endsWith('/whoami'))).toHaveLength(1)
  })

  it("don't refetch what was preloaded", async () => {
    const { wrapper } = await signedIn()
    const [root = ''] = sandbox.state.world.organisations.keys()
    const { result, rerender } = renderHook(
      ({ isShown }) => ({ ...usePreloads(), counters: useRead(isShown ? reads.counters(root) : null) }),
      { wrapper, initialProps: { isShown: false } },
    )
    await result.current.preload(reads.counters(root))
    rerender({ isShown: true })
    await waitFor(() => expect(result.current.counters.data).toBeDefined())
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked.filter((line) => line.endsWith('/counters'))).toHaveLength(1)
  })

  it('join a preload in flight, however often they are used', async () => {
    const { wrapper } = await signedIn()
    const [root = ''] = sandbox.state.world.organisations.keys()
    const { result, rerender } = renderHook(
      ({ isShown }) => ({ ...usePreloads(), counters: useRead(isShown ? reads.counters(root) : null) }),
      { wrapper, initialProps: { isShown: false } },
    )
    const loads = [1, 2, 3].map(() => result.current.preload(reads.counters(root)))
    rerender({ isShown: true })
    await Promise.all(loads)
    await waitFor(() => expect(result.current.counters.data).toBeDefined())
    expect(asked.filter((line) => line.endsWith('/counters'))).toHaveLength(1)
  })

  it('load again on request, whether they joined a preload or came after it', async () => {
    const { wrapper } = await signedIn()
    for (const root of [...sandbox.state.world.organisations.keys()].slice(0, 2)) {
      const isJoined = asked.every((line) => !line.endsWith('/counters'))
      const read = reads.counters(root)
      const { result, rerender } = renderHook(
        ({ isShown }) => ({ ...usePreloads(), counters: useRead(isShown ? read : null) }),
        { wrapper, initialProps: { isShown: false } },
      )
      const preloaded = result.current.preload(read)
      if (!isJoined) await preloaded
      rerender({ isShown: true })
      await preloaded
      await new Promise((resolve) => setTimeout(resolve, 50)) // SWR takes what there is a frame later
      const before = asked.length
      await result.current.counters.mutate()
      expect(asked.length - before).toBe(1)
    }
  })

  it('keep each answer under its own key, although SWR reads again a frame late what it has', async () => {
    const { wrapper } = await signedIn()
    const [five, three] = [5, 3].map((page_size) => reads.people({ role: 'driver', page: 1, page_size }))
    type Wanted = { read: typeof five | null }
    const { result, rerender } = renderHook(({ read }: Wanted) => ({ ...usePreloads(), page: useRead(read ?? null) }), {
      wrapper,
      initialProps: { read: null } as Wanted,
    })
    if (!five || !three) throw new Error('There are two reads.')
    await result.current.preload(five)
    rerender({ read: five })
    rerender({ read: three })
    await waitFor(() => expect(result.current.page.data?.items).toHaveLength(3))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(result.current.page.data?.items).toHaveLength(3)
    expect(result.current.page.error).toBeUndefined()
    expect(result.current.peek(five)?.items).toHaveLength(5)
  })

  it('are waited for by a preload of the same', async () => {
    const { wrapper } = await signedIn()
    const [root = ''] = sandbox.state.world.organisations.keys()
    const counters = reads.counters(root)
    const { result } = renderHook(() => ({ ...usePreloads(), counters: useRead(counters) }), {
      wrapper,
    })
    await result.current.preload(counters)
    expect(result.current.peek(counters)).toBeDefined()
    expect(asked.filter((line) => line.endsWith('/counters'))).toHaveLength(1)
  })

  it('report a failure, although a preload of the same began meanwhile', async () => {
    const { wrapper, logged } = await signedIn()
    const missing = reads.counters(crypto.randomUUID())
    const { result } = renderHook(() => ({ ...usePreloads(), counters: useRead(missing) }), { wrapper })
    await result.current.preload(missing)
    await waitFor(() => expect(result.current.counters.error).toBeDefined())
    expect(asked.filter((line) => line.endsWith('/counters'))).toHaveLength(1)
    expect(logged).toHaveLength(1)
  })

  it('reload data that a write dropped while it was fresh and off screen', async () => {
    const { wrapper } = await signedIn()
    const shown: (number | undefined)[] = []
    let loads = 0
    const load = async () => {
      loads += 1
      return loads
    }
    const { result, rerender } = renderHook(
      ({ isShown }) => {
        const driver = useRead(isShown ? { key: ['driver', 'probe'], freshness: 60, load } : null)
        shown.push(driver.data)
        return { driver, batch: useWriteBatch() }
      },
      { wrapper, initialProps: { isShown: true } },
    )
    await waitFor(() => expect(result.current.driver.data).toBe(1))
    rerender({ isShown: false })
    await result.current.batch(async (_, touch) => touch('setStatus'))
    shown.length = 0
    rerender({ isShown: true })
    await waitFor(() => expect(result.current.driver.data).toBe(2))
    expect(shown).not.toContain(1)
  })

  it('keep preloaded data that was never shown no longer than other unused data', async () => {
    const { wrapper } = await signedIn({ unusedLifetime: 20 })
    const [root = ''] = sandbox.state.world.organisations.keys()
    const { result } = renderHook(() => usePreloads().preload, { wrapper })
    await result.current(reads.counters(root))
    expect(result.current(reads.counters(root))).toBeUndefined()
    await waitFor(() => expect(result.current(reads.counters(root))).toBeDefined())
    await waitFor(() => expect(asked.filter((line) => line.endsWith('/counters'))).toHaveLength(2))
  })

  it('refetch once when the window gets the focus, and when the connection is back', async () => {
    const { wrapper } = await signedIn()
    const [root = ''] = sandbox.state.world.organisations.keys()
    const stale = { ...reads.counters(root), freshness: 0 }
    const { result } = renderHook(() => useRead(stale), { wrapper })
    await waitFor(() => expect(result.current.data).toBeDefined())
    const times = () => asked.filter((line) => line.endsWith('/counters')).length
    const look = () => window.dispatchEvent(new Event('focus'))
    const now = Date.now
    const later = vi.spyOn(Date, 'now').mockImplementation(() => now() + 6000)
    look()
    await waitFor(() => expect(times()).toBe(2))
    await waitFor(() => expect(result.current.isValidating).toBe(false))
    for (let count = 0; count < 1000; count += 1) look()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(times()).toBe(2)
    later.mockRestore()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(times()).toBe(3))
    expect(result.current.data).toBeDefined()
  })

  it.each([
    ['no component again for a load that brings nothing new', false],
    ['components again that read whether a load is in flight', true],
  ])('render %s', async (_, asks) => {
    const { wrapper } = await signedIn()
    const [root = ''] = sandbox.state.world.organisations.keys()
    let renderings = 0
    const { result } = renderHook(
      () => {
        renderings += 1
        const read = useRead(reads.counters(root))
        return { data: read.data, mutate: read.mutate, isValidating: asks && read.isValidating }
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current).toMatchObject({ data: expect.anything(), isValidating: false }))
    const before = renderings
    await result.current.mutate()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked.filter((line) => line.endsWith('/counters'))).toHaveLength(2)
    expect(renderings > before).toBe(asks)
  })

  it.each([
    ['preloaded', 'before'],
    ['still being preloaded', 'after'],
  ])('never show what was %s before a write changed it', async (_, answered) => {
    const { wrapper, client } = await signedIn()
    const [root = ''] = sandbox.state.world.organisations.keys()
    const { items } = await client.listUsers({ role: 'driver', organization_id: [root], status: ['verified'] })
    const [userId = ''] = items.map(({ id }) => id)
    const place = { organisationId: root, userId }
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const read = {
      ...reads.driver(place),
      load: async (...args: Parameters<ReturnType<typeof reads.driver>['load']>) => {
        const details = await reads.driver(place).load(...args)
        if (answered === 'after') await held
        return details
      },
    }
    const { result, rerender } = renderHook(
      ({ isShown }) => ({ ...usePreloads(), batch: useWriteBatch(), driver: useRead(isShown ? read : null) }),
      { wrapper, initialProps: { isShown: false } },
    )
    const preloading = result.current.preload(read)
    if (answered === 'before') await preloading
    else await waitFor(() => expect(asked.filter((line) => line.endsWith('/invitations')).length).toBeGreaterThan(0))
    await result.current.batch((writes) => writes.setStatus({ userId, organizationId: root, status: 'locked' }))
    release()
    await preloading
    rerender({ isShown: true })
    expect(result.current.driver.data?.listed?.status ?? 'locked').toBe('locked')
    await waitFor(() => expect(result.current.driver.data?.listed?.status).toBe('locked'))
  })

  it('abort a load in flight that nothing uses any more', async () => {
    const { wrapper, logged } = await signedIn()
    let signal: AbortSignal | undefined
    const endless = {
      ...reads.stats('any'),
      load: (_: unknown, given: AbortSignal) => {
        signal = given
        return new Promise<never>(() => {})
      },
    }
    const { unmount } = renderHook(() => useRead(endless), { wrapper })
    await waitFor(() => expect(signal?.aborted).toBe(false))
    unmount()
    await waitFor(() => expect(signal?.aborted).toBe(true))
    expect(logged).toEqual([])
  })

  it('retry a passing failure three times before they show it', async () => {
    const { wrapper, logged } = await signedIn()
    sandbox.state.faults.push({ call: 'whoami', kind: 'status', status: 503 })
    const { result } = renderHook(() => useRead(accountReads.identity()), { wrapper })
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 503 }))
    expect(asked.filter((line) => line.endsWith('/whoami'))).toHaveLength(4)
    expect(logged).toMatchObject([{ level: 'error', text: 'GET /api/v1/auth/whoami returned 503.' }])
  })

  it('show a final failure at once', async () => {
    const { wrapper } = await signedIn()
    sandbox.state.faults.push({ call: 'whoami', kind: 'html' })
    const { result } = renderHook(() => useRead(accountReads.identity()), { wrapper })
    await waitFor(() => expect(result.current.error?.message).toContain('expected JSON'))
    expect(asked.filter((line) => line.endsWith('/whoami'))).toHaveLength(1)
  })

  it("don't show the previous page in place of a failed one", async () => {
    const { wrapper } = await signedIn({ retryDelays: [] })
    const { result, rerender } = renderHook(({ page }) => useRead(reads.people({ page, page_size: 5 })), {
      wrapper,
      initialProps: { page: 1 },
    })
    await waitFor(() => expect(result.current.data?.items).toHaveLength(5))
    sandbox.state.faults.push({ call: 'listUsers', kind: 'status', status: 500 })
    rerender({ page: 2 })
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 500 }))
    expect(result.current.data).toBeUndefined()
  })

  it('drop everything when the session ends', async () => {
    const { wrapper, session } = await signedIn()
    const { result } = renderHook(() => useRead(session.hasTokens() ? accountReads.identity() : null), { wrapper })
    await waitFor(() => expect(result.current.data).toBeDefined())
    session.signOut()
    await waitFor(() => expect(result.current.data).toBeUndefined())
    expect(asked.filter((line) => line.endsWith('/whoami'))).toHaveLength(1)
  })

  it('renew an expired access token without the caller noticing', async () => {
    const { wrapper } = await signedIn()
    localStorage.setItem('access_token', 'expired')
    const { result } = renderHook(() => useRead(accountReads.identity()), { wrapper })
    await waitFor(() => expect(result.current.data).toBeDefined())
    expect(asked.filter((line) => line.endsWith('/token'))).toHaveLength(2)
  })
})
