import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TokenGrant } from '../client/authCalls.ts'
import { RequestError } from '../client/RequestError.ts'
import { fakeLocks, fakeTabs, memoryStorage } from '../testing/fakeTabs.ts'
import { createSession } from './createSession.ts'
import { onlyTab } from './onlyTab.ts'
import type { SessionEnvironment } from './SessionState.ts'
import { markOf } from './tabMessages.ts'
import { consoleSessionNames, createTokenStore, type Tokens } from './tokenStore.ts'

const HELD = { accessToken: 'old', refreshToken: 'refresh-1' }
const FRESH = { accessToken: 'new', refreshToken: 'refresh-2' }
const PASSWORD: TokenGrant = { grant_type: 'password', username: 'a', password: 'b' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function failure(status: number, retryAfter?: number) {
  return new RequestError({ call: 'POST /api/v1/auth/token', failure: 'http', status, retryAfter })
}

function tab(environment: Partial<SessionEnvironment> = {}, held: Tokens = HELD) {
  const storage = memoryStorage()
  const tokens = createTokenStore({ storage: () => storage, keys: consoleSessionNames, onUnavailable: () => {} })
  tokens.write(held)
  const spent = new Set<string>()
  const requestTokens = vi.fn(async (_: TokenGrant): Promise<Tokens> => FRESH)
  const session = createSession({
    names: consoleSessionNames,
    tokens,
    spentTokens: {
      has: async (token) => spent.has(token),
      add: async (token) => void spent.add(token),
      clear: async () => spent.clear(),
    },
    requestTokens,
    ...onlyTab(),
    ...environment,
  })
  const events: string[] = []
  session.subscribe((event) => events.push(event))
  /** As a call does that was refused with the stored token. */
  const renew = () => {
    const result = session.renew(session.accessToken())
    result.catch(() => {})
    return result
  }
  return { session, tokens, storage, spent, requestTokens, events, renew }
}

const atOnce = (task: () => void) => queueMicrotask(task)

/** The result of work that waits for other tabs. */
async function inTime<T>(work: Promise<T> | undefined): Promise<T | undefined> {
  const [result] = await Promise.all([work, vi.advanceTimersByTimeAsync(100)])
  return result
}

describe('the lock of a refresh', () => {
  it('is held for a second after the tokens are stored, then released', async () => {
    const { locks, isFree } = fakeLocks(atOnce)
    const { renew } = tab({ locks })
    await expect(renew()).resolves.toBe(true)
    await vi.advanceTimersByTimeAsync(990)
    expect(isFree()).toBe(false)
    await vi.advanceTimersByTimeAsync(20)
    expect(isFree()).toBe(true)
  })

  it.each([500, 401])('is released at once after a refresh answered with %d', async (status) => {
    const { locks, isFree } = fakeLocks(atOnce)
    const { renew, requestTokens } = tab({ locks })
    requestTokens.mockRejectedValue(failure(status))
    const result = renew()
    await vi.advanceTimersByTimeAsync(300)
    await result.catch(() => {})
    expect(isFree()).toBe(true)
  })

  it('times out after 15 seconds if another tab never releases it, and is never stolen', async () => {
    const { locks, isFree } = fakeLocks(atOnce)
    locks.request('other', {}, () => new Promise(() => {}))
    const { renew, requestTokens } = tab({ locks })
    const result = renew()
    await vi.advanceTimersByTimeAsync(14_900)
    expect(requestTokens).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    await expect(result).resolves.toBe(true)
    expect(requestTokens).toHaveBeenCalledOnce()
    expect(isFree()).toBe(false)
  })

  it("isn't waited for once another tab's tokens are in storage", async () => {
    const { locks } = fakeLocks(atOnce)
    locks.request('other', {}, () => new Promise(() => {}))
    const { renew, requestTokens, tokens } = tab({ locks })
    const result = renew()
    await vi.advanceTimersByTimeAsync(100)
    tokens.write(FRESH)
    await vi.advanceTimersByTimeAsync(50)
    await expect(result).resolves.toBe(true)
    expect(requestTokens).not.toHaveBeenCalled()
  })

  it.each([
    [
      'throws',
      () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    ],
    ['rejects', () => Promise.reject(new DOMException('Denied', 'SecurityError'))],
  ])("isn't needed where the browser %s", async (_, request) => {
    const { renew, requestTokens } = tab({ locks: { request } as unknown as LockManager })
    await expect(renew()).resolves.toBe(true)
    expect(requestTokens).toHaveBeenCalledOnce()
  })
})

describe('a spent token', () => {
  it('is never sent: the tab waits for its replacement', async () => {
    const { renew, requestTokens, tokens, spent } = tab()
    spent.add('refresh-1')
    const result = renew()
    await vi.advanceTimersByTimeAsync(1900)
    tokens.write(FRESH)
    await vi.advanceTimersByTimeAsync(50)
    await expect(result).resolves.toBe(true)
    expect(requestTokens).not.toHaveBeenCalled()
  })

  it('ends the session once if no replacement appears within two seconds and the browser refuses locks', async () => {
    const request = () => Promise.reject(new DOMException('Denied', 'SecurityError'))
    const { renew, requestTokens, spent, events, session } = tab({ locks: { request } })
    spent.add('refresh-1')
    const result = renew()
    await vi.advanceTimersByTimeAsync(2100)
    await expect(result).resolves.toBe(false)
    expect(requestTokens).not.toHaveBeenCalled()
    expect(events).toEqual(['signed-out'])
    expect(session.hasTokens()).toBe(false)
  })

  it('is tried again under the lock if no replacement appears, since the alternative is signing in again', async () => {
    const { locks } = fakeLocks(atOnce)
    const { renew, requestTokens, spent, events } = tab({ locks })
    spent.add('refresh-1')
    const result = renew()
    await vi.advanceTimersByTimeAsync(1990)
    expect(requestTokens).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(20)
    await expect(result).resolves.toBe(true)
    expect(requestTokens).toHaveBeenCalledOnce()
    expect(events).toEqual([])
  })

  it('ends the session if the server refuses the second attempt', async () => {
    const { locks } = fakeLocks(atOnce)
    const { renew, requestTokens, spent, events } = tab({ locks })
    spent.add('refresh-1')
    requestTokens.mockRejectedValue(failure(401))
    const result = renew()
    await vi.advanceTimersByTimeAsync(2500)
    await expect(result).resolves.toBe(false)
    expect(requestTokens).toHaveBeenCalledOnce()
    expect(events).toEqual(['signed-out'])
  })

  it('is recorded after an exchange, and forgotten when the session ends', async () => {
    const { renew, session, spent } = tab()
    await renew()
    expect([...spent]).toEqual(['refresh-1'])
    session.signOut()
    expect([...spent]).toEqual([])
  })

  it.each([
    ['the same token', 'refresh-1'],
    ['none', undefined],
  ])("isn't recorded where the server answers %s", async (_, refreshToken) => {
    const { renew, requestTokens, spent, tokens } = tab()
    requestTokens.mockResolvedValue({ accessToken: 'new', refreshToken })
    await renew()
    expect([...spent]).toEqual([])
    expect(tokens.read()).toEqual({ accessToken: 'new', refreshToken: 'refresh-1' })
  })

  it('is recorded even if the session ended during the exchange', async () => {
    const { renew, session, requestTokens, spent } = tab()
    const answer = Promise.withResolvers<Tokens>()
    requestTokens.mockReturnValueOnce(answer.promise)
    const result = renew()
    await vi.advanceTimersByTimeAsync(1)
    await session.signIn(PASSWORD)
    answer.resolve({ accessToken: 'late', refreshToken: 'late' })
    await expect(result).rejects.toMatchObject({ failure: 'aborted' })
    expect([...spent]).toEqual(['refresh-1'])
    expect(session.accessToken()).toBe('new')
  })
})

describe('refreshed tokens', () => {
  const postMessage = vi.fn()
  const channel = Object.assign(new EventTarget(), { postMessage }) as unknown as BroadcastChannel // the session only listens and posts

  beforeEach(() => postMessage.mockReset())

  it('are announced to the other tabs, which read them from storage', async () => {
    const { renew } = tab({ channel })
    await renew()
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({
      kind: 'refreshed',
      at: Date.now(),
      mark: markOf('new'),
      before: markOf('refresh-1'),
    })
  })

  it('are handed over by message if storage is full', async () => {
    const { renew, storage, session } = tab({ channel })
    storage.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    await renew()
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({
      kind: 'refreshed',
      at: Date.now(),
      mark: markOf('new'),
      before: markOf('refresh-1'),
      tokens: FRESH,
    })
    expect(session.accessToken()).toBe('new')
  })

  it('are dropped if other tokens were stored meanwhile', async () => {
    const { renew, requestTokens, tokens } = tab()
    const answer = Promise.withResolvers<Tokens>()
    requestTokens.mockReturnValueOnce(answer.promise)
    const result = renew()
    await vi.advanceTimersByTimeAsync(1)
    const others = { accessToken: 'other', refreshToken: 'refresh-9' }
    tokens.write(others)
    answer.resolve(FRESH)
    await expect(result).rejects.toMatchObject({ failure: 'aborted' })
    expect(tokens.read()).toEqual(others)
  })
})

describe('a failed refresh', () => {
  it.each([
    ['5 seconds', undefined, 5],
    ['as long as the server asks', 20, 20],
  ])("isn't repeated for %s", async (_, retryAfter, seconds) => {
    const { renew, requestTokens } = tab()
    requestTokens.mockRejectedValueOnce(failure(503, retryAfter))
    await expect(renew()).rejects.toMatchObject({ status: 503 })
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    await expect(renew()).rejects.toMatchObject({ status: 503 })
    expect(requestTokens).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    await expect(renew()).resolves.toBe(true)
  })

  it('is repeated after its pause even if the clock was set back', async () => {
    const { renew, requestTokens } = tab()
    requestTokens.mockRejectedValueOnce(failure(503))
    await expect(renew()).rejects.toMatchObject({ status: 503 })
    vi.setSystemTime(Date.now() - 3_600_000)
    await vi.advanceTimersByTimeAsync(5000)
    await expect(renew()).resolves.toBe(true)
    expect(requestTokens).toHaveBeenCalledTimes(2)
  })

  it("doesn't hold up a new session", async () => {
    const { renew, session, requestTokens } = tab()
    requestTokens.mockRejectedValueOnce(failure(503))
    await renew().catch(() => {})
    await session.signIn(PASSWORD)
    requestTokens.mockResolvedValueOnce({ accessToken: 'newer', refreshToken: 'refresh-3' })
    await expect(renew()).resolves.toBe(true)
  })

  it("doesn't end the session if another tab's tokens appear right after", async () => {
    const { renew, requestTokens, tokens, events } = tab()
    requestTokens.mockRejectedValueOnce(failure(401))
    const result = renew()
    await vi.advanceTimersByTimeAsync(51)
    tokens.write(FRESH)
    await vi.advanceTimersByTimeAsync(100)
    await expect(result).resolves.toBe(true)
    expect(events).toEqual([])
  })
})

describe('a session that changes while calls are in flight', () => {
  it('shares no refresh with the previous one', async () => {
    const { renew, session, requestTokens } = tab()
    requestTokens.mockReturnValueOnce(new Promise(() => {}))
    renew()
    await vi.advanceTimersByTimeAsync(1)
    await session.signIn(PASSWORD)
    requestTokens.mockResolvedValueOnce({ accessToken: 'newer', refreshToken: 'refresh-3' })
    await expect(renew()).resolves.toBe(true)
    expect(session.accessToken()).toBe('newer')
  })

  it("doesn't repeat a call of the previous one on behalf of the next user", async () => {
    const { session } = tab()
    const used = session.accessToken()
    session.signOut()
    await session.signIn(PASSWORD)
    await expect(session.renew(used)).rejects.toMatchObject({ failure: 'aborted' })
  })

  it('lets the newer of two sign-ins win, whichever is answered first', async () => {
    const { session, requestTokens } = tab()
    const first = Promise.withResolvers<Tokens>()
    requestTokens.mockReturnValueOnce(first.promise)
    const early = session.signIn(PASSWORD)
    await session.signIn(PASSWORD)
    first.resolve({ accessToken: 'first', refreshToken: 'first' })
    await expect(early).rejects.toMatchObject({ failure: 'aborted' })
    expect(session.accessToken()).toBe('new')
  })

  it.each(['signOut', 'adopt'] as const)('drops a sign-in in flight on %s', async (what) => {
    const { session, requestTokens } = tab()
    const answer = Promise.withResolvers<Tokens>()
    requestTokens.mockReturnValueOnce(answer.promise)
    const signIn = session.signIn(PASSWORD)
    if (what === 'adopt') session.adopt({ accessToken: 'adopted', refreshToken: undefined })
    else session.signOut()
    answer.resolve(FRESH)
    await expect(signIn).rejects.toMatchObject({ failure: 'aborted' })
    expect(session.accessToken()).toBe(what === 'adopt' ? 'adopted' : undefined)
  })

  it('accepts a sign-in while the previous session is being refused', async () => {
    const { session, requestTokens, renew } = tab()
    const answer = Promise.withResolvers<Tokens>()
    requestTokens.mockReturnValueOnce(answer.promise)
    const signIn = session.signIn(PASSWORD)
    requestTokens.mockRejectedValueOnce(failure(401))
    const refused = renew()
    await vi.advanceTimersByTimeAsync(300)
    await expect(refused).resolves.toBe(false)
    answer.resolve(FRESH)
    await signIn
    expect(session.accessToken()).toBe('new')
  })
})

describe('one token request at a time', () => {
  /** A tab with locks, and the most requests that were in flight together. */
  function countingTab() {
    const { locks } = fakeLocks(atOnce)
    let underWay = 0
    let most = 0
    const made = tab({
      locks,
      requestTokens: async (_, signal) => {
        underWay += 1
        most = Math.max(most, underWay)
        await new Promise<void>((resolve, reject) => {
          setTimeout(resolve, 20)
          signal?.addEventListener('abort', () => reject(failure(0)))
        }).finally(() => {
          underWay -= 1
        })
        return FRESH
      },
    })
    return { ...made, most: () => most }
  }

  it('makes a sign-in wait for a refresh', async () => {
    const { session, renew, most } = countingTab()
    const refreshed = renew()
    const signedIn = session.signIn(PASSWORD)
    await vi.advanceTimersByTimeAsync(2000)
    await signedIn
    await expect(refreshed).resolves.toBe(true)
    expect(most()).toBe(1)
  })

  it('makes a refresh wait for a sign-in', async () => {
    const { session, renew, most } = countingTab()
    const signedIn = session.signIn(PASSWORD)
    const refreshed = renew()
    await vi.advanceTimersByTimeAsync(2000)
    await signedIn
    await expect(refreshed).rejects.toMatchObject({ failure: 'aborted' })
    expect(most()).toBe(1)
  })

  it('ends a sign-in before the next begins', async () => {
    const { session, most } = countingTab()
    const early = session.signIn(PASSWORD)
    early.catch(() => {})
    const late = session.signIn(PASSWORD)
    await vi.advanceTimersByTimeAsync(2000)
    await expect(early).rejects.toBeInstanceOf(RequestError)
    await late
    expect(most()).toBe(1)
    expect(session.accessToken()).toBe('new')
  })

  it('signs in all the same if the lock’s holder hangs', async () => {
    const { locks } = fakeLocks(atOnce)
    void locks.request('any', {}, () => new Promise(() => {}))
    const { session } = tab({ locks })
    const signedIn = session.signIn(PASSWORD)
    await vi.advanceTimersByTimeAsync(15_000)
    await signedIn
    expect(session.accessToken()).toBe('new')
  })
})

describe('a listener', () => {
  it('can call the API', async () => {
    const { session, renew } = tab()
    const seen: unknown[] = []
    session.subscribe(() => {
      seen.push(session.accessToken())
      session.renew(undefined).then((again) => seen.push(again))
    })
    await session.signIn(PASSWORD)
    await vi.advanceTimersByTimeAsync(10)
    expect(seen).toEqual(['new', true])
    await expect(renew()).resolves.toBe(true)
  })

  it("is never awaited, and isn't called after it unsubscribed", async () => {
    const { session } = tab()
    const listener = vi.fn(() => new Promise<void>(() => {}))
    const leave = session.subscribe(listener)
    await session.signIn(PASSWORD)
    await vi.advanceTimersByTimeAsync(1)
    expect(listener).toHaveBeenCalledOnce()
    session.signOut()
    leave()
    await vi.advanceTimersByTimeAsync(1)
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('other tabs', () => {
  const tabsOf = ({ hasStorageEvents = true } = {}) =>
    fakeTabs({
      count: 3,
      held: HELD,
      deliver: (task) => void setTimeout(task, 10),
      requestTokens: async () => FRESH,
      hasStorageEvents,
    })

  it.each([
    ['by message and storage', true],
    ['without storage events', false],
  ])('are signed out once %s', async (_, hasStorageEvents) => {
    const tabs = tabsOf({ hasStorageEvents })
    tabs[0]?.session.signOut()
    await vi.advanceTimersByTimeAsync(1000)
    expect(tabs.map(({ events }) => events)).toEqual([['signed-out'], ['signed-out'], ['signed-out']])
  })

  it('are signed out even if the clock was set back since their own sign-in', async () => {
    const [one, other] = tabsOf({ hasStorageEvents: false })
    await inTime(one?.session.signIn(PASSWORD))
    await vi.advanceTimersByTimeAsync(15_000)
    vi.setSystemTime(Date.now() - 3_600_000)
    other?.session.signOut()
    await vi.advanceTimersByTimeAsync(1000)
    expect(one?.events).toEqual(['signed-in', 'signed-out'])
  })

  it('sign out when storage was cleared by hand and a call was refused', async () => {
    const [one, other] = tabsOf({ hasStorageEvents: false })
    one?.tokens.clear()
    const result = one?.session.renew(one.session.accessToken())
    await vi.advanceTimersByTimeAsync(1000)
    await expect(result).resolves.toBe(false)
    expect([one?.events, other?.events]).toEqual([['signed-out'], ['signed-out']])
  })

  it('keep a sign-in that happens while another tab finds its storage empty', async () => {
    const [one, other] = tabsOf()
    one?.tokens.clear()
    const result = one?.session.renew(one.session.accessToken())
    result?.catch(() => {})
    await vi.advanceTimersByTimeAsync(100)
    await inTime(other?.session.signIn(PASSWORD))
    await vi.advanceTimersByTimeAsync(2000)
    expect([one?.session.accessToken(), other?.session.accessToken()]).toEqual(['new', 'new'])
    expect(other?.events.at(-1)).toBe('signed-in')
  })

  it('follow a sign-in as someone else, and emit it once its tokens are there', async () => {
    const [one, other] = tabsOf()
    const seen: unknown[] = []
    other?.session.subscribe((event) => seen.push(event, other.session.accessToken()))
    await inTime(one?.session.signIn(PASSWORD))
    await vi.advanceTimersByTimeAsync(100)
    expect(seen).toEqual(['replaced', 'new'])
  })

  it('hear nothing of a refresh but use its tokens', async () => {
    const [one, other] = tabsOf()
    const result = one?.session.renew(one.session.accessToken())
    await vi.advanceTimersByTimeAsync(100)
    await expect(result).resolves.toBe(true)
    expect(other?.session.accessToken()).toBe('new')
    expect(other?.events).toEqual([])
  })

  it('ignore foreign messages', async () => {
    const channel = new EventTarget()
    const { session, events } = tab({ channel: channel as BroadcastChannel })
    for (const data of ['signed-out', null, { kind: 'signed-out' }, { kind: 'x', at: Date.now(), mark: 1 }]) {
      channel.dispatchEvent(new MessageEvent('message', { data }))
    }
    await vi.advanceTimersByTimeAsync(2000)
    expect(events).toEqual([])
    expect(session.hasTokens()).toBe(true)
  })
})
