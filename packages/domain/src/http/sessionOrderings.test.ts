import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TokenGrant } from './client/authCalls.ts'
import { RequestError } from './client/RequestError.ts'
import type { Tokens } from './session/tokenStore.ts'
import { type Deliver, type FakeTab, fakeTabs } from './testing/fakeTabs.ts'

const runs = (usual: number) => ({ numRuns: import.meta.env.DEEP ? 2000 : usual })
const SETTLE_TIME = 4000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Every answer, message and storage event arrives when the scheduler says; one step is a millisecond. */
function browser(scheduler: fc.Scheduler, { tabs: count }: { tabs: number }) {
  const deliver = (task: () => void) => void scheduler.schedule(Promise.resolve()).then(task)
  const server = strictServer(deliver)
  const held = server.issue('old')
  server.expireAll()
  const { requestTokens } = server
  const tabs = fakeTabs({ count, held, deliver, requestTokens })
  let sends = 0
  /** What the client does with a call, without the network. */
  const call = async ({ session }: FakeTab, id: number) => {
    const send = (bearer: string | undefined) =>
      travel(deliver, () => {
        sends += 1
        if (!server.accepts(bearer)) throw new RequestError({ call: 'GET /x', failure: 'http', status: 401 })
        return id
      })
    const used = session.accessToken()
    try {
      return await send(used)
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 401 || !(await session.renew(used))) throw error
      return send(session.accessToken())
    }
  }
  const settle = async (work: Promise<unknown>) => {
    let isDone = false
    work.finally(() => {
      isDone = true
    })
    for (let step = 0; step < 20_000 && !isDone; step += 1) await tick()
    expect(isDone, 'something never ends').toBe(true)
  }
  const tick = async () => {
    if (scheduler.count() > 0) await scheduler.waitOne()
    await vi.advanceTimersByTimeAsync(scheduler.count() > 0 ? 1 : 25)
  }
  const wait = async (milliseconds: number) => {
    const end = Date.now() + milliseconds
    while (Date.now() < end || scheduler.count() > 0) await tick()
  }
  return { server, tabs, call, settle, wait, sends: () => sends }
}

const callsOf = (tabs: FakeTab[], each: number, call: (tab: FakeTab, id: number) => Promise<number>) =>
  Promise.allSettled(tabs.flatMap((tab, place) => Array.from({ length: each }, (_, n) => call(tab, place * each + n))))

describe('in every order in which answers can arrive', { timeout: 600_000 }, () => {
  it('a hundred calls refused at once lead to one token request and at most 200 sends', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { tabs, call, settle, server, sends } = browser(scheduler, { tabs: 1 })
        const work = callsOf(tabs, 100, call)
        await settle(work)
        expect((await work).map((each) => each.status === 'fulfilled' && each.value)).toEqual([...Array(100).keys()])
        expect(server.refreshes).toHaveLength(1)
        expect(sends()).toBeLessThanOrEqual(200)
      }),
      runs(20),
    )
  })

  it('calls of several tabs lead to one token request, and none fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 4 }), async (scheduler, count) => {
        const { tabs, call, settle, server } = browser(scheduler, { tabs: count })
        const work = callsOf(tabs, 5, call)
        await settle(work)
        expect((await work).filter(({ status }) => status === 'rejected')).toEqual([])
        expect(server.refreshes).toHaveLength(1)
        expect(server.reused).toEqual([])
      }),
      runs(100),
    )
  })

  it("a sign-out that crosses another tab's refresh is final everywhere", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat(60), async (scheduler, delay) => {
        const { tabs, call, settle, wait } = browser(scheduler, { tabs: 2 })
        const work = callsOf(tabs, 3, call)
        setTimeout(() => tabs[0]?.session.signOut(), delay)
        await settle(work)
        await wait(SETTLE_TIME)
        for (const { session, events } of tabs) {
          expect(session.hasTokens()).toBe(false)
          expect(events).toEqual(['signed-out'])
        }
      }),
      runs(100),
    )
  })

  it('a sign-in that crosses a refresh of the previous session wins in every tab', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat(60), async (scheduler, delay) => {
        const { tabs, call, settle, wait, server } = browser(scheduler, { tabs: 2 })
        const [one, other] = tabs
        const work = callsOf(tabs, 3, call)
        setTimeout(() => one?.session.signIn({ grant_type: 'password', username: 'new', password: 'x' }), delay)
        await settle(work)
        await wait(SETTLE_TIME)
        for (const { session } of tabs) expect(session.accessToken()).toMatch(/^access-new-/)
        expect(one?.events).toEqual(['signed-in'])
        expect(other?.events).toEqual(['replaced'])
        expect(server.reused).toEqual([])
      }),
      runs(100),
    )
  })

  it('one of two sign-ins in two tabs wins in both', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat(30), async (scheduler, delay) => {
        const { tabs, wait } = browser(scheduler, { tabs: 2 })
        const signIn = (tab: FakeTab | undefined, username: string) =>
          tab?.session.signIn({ grant_type: 'password', username, password: 'x' })
        signIn(tabs[0], 'first')
        setTimeout(() => signIn(tabs[1], 'second'), delay)
        await wait(SETTLE_TIME)
        const [one, other] = tabs.map(({ session }) => session.accessToken())
        expect(one).toMatch(/^access-(first|second)-/)
        expect(other).toBe(one)
      }),
      runs(100),
    )
  })

  it('all tabs agree after a sign-out and a sign-in elsewhere', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat(30), async (scheduler, delay) => {
        const { tabs, wait } = browser(scheduler, { tabs: 3 })
        tabs[0]?.session.signOut()
        setTimeout(() => tabs[1]?.session.signIn({ grant_type: 'password', username: 'new', password: 'x' }), delay)
        await wait(SETTLE_TIME)
        for (const { session } of tabs) expect(session.accessToken()).toMatch(/^access-new-/)
      }),
      runs(100),
    )
  })
})

interface StrictServer {
  requestTokens: (grant: TokenGrant) => Promise<Tokens>
  /** Whether a call with this bearer is answered. */
  accepts: (accessToken: string | undefined) => boolean
  expireAll: () => void
  /** Tokens as from a sign-in. */
  issue: (user: string) => Tokens
  refreshes: string[]
  /** Refresh tokens that were sent twice. */
  reused: string[]
}

/**
 * A server that rotates refresh tokens and ends the whole session if one is sent twice; `deliver` carries its answers.
 */
function strictServer(deliver: Deliver): StrictServer {
  const valid = new Set<string>()
  const spendable = new Map<string, string>()
  const server = { refreshes: [] as string[], reused: [] as string[] }
  let count = 0
  const issue = (user: string): Tokens => {
    count += 1
    const tokens = { accessToken: `access-${user}-${count}`, refreshToken: `refresh-${user}-${count}` }
    valid.add(tokens.accessToken)
    spendable.set(tokens.refreshToken, user)
    return tokens
  }
  const answer = (grant: TokenGrant): Tokens => {
    if (grant.grant_type === 'password') return issue(grant.username)
    if (grant.grant_type !== 'refresh_token') throw refused()
    const { refresh_token } = grant
    server.refreshes.push(refresh_token)
    const user = spendable.get(refresh_token)
    if (user === undefined) {
      server.reused.push(refresh_token)
      spendable.clear()
      valid.clear()
      throw refused()
    }
    spendable.delete(refresh_token)
    return issue(user)
  }
  return {
    ...server,
    issue,
    accepts: (accessToken) => accessToken !== undefined && valid.has(accessToken),
    expireAll: () => valid.clear(),
    requestTokens: (grant) => travel(deliver, () => answer(grant)),
  }
}

/** There and back. */
async function travel<T>(deliver: Deliver, work: () => T): Promise<T> {
  await new Promise<void>((resolve) => deliver(resolve))
  const [result] = await Promise.allSettled([Promise.resolve().then(work)])
  await new Promise<void>((resolve) => deliver(resolve))
  if (result.status === 'rejected') throw result.reason
  return result.value
}

function refused(): RequestError {
  return new RequestError({ call: 'POST /api/v1/auth/token', failure: 'http', status: 401 })
}
