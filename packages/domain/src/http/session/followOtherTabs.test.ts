import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../testing/fakeTabs.ts'
import { createSession } from './createSession.ts'
import { onlyTab } from './onlyTab.ts'
import type { SessionEnvironment } from './SessionState.ts'
import { markOf, type TabMessage } from './tabMessages.ts'
import { consoleSessionNames, createTokenStore, type Tokens } from './tokenStore.ts'

const HELD = { accessToken: 'old', refreshToken: 'refresh-1' }
const FRESH = { accessToken: 'new', refreshToken: 'refresh-2' }
const THIRD = { accessToken: 'newest', refreshToken: 'refresh-3' }
const NONE = { accessToken: undefined, refreshToken: undefined }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** One tab, and what reaches it from the others: messages, storage events, and what they write into storage. */
function tab({ held = HELD as Tokens } = {}) {
  const storage = memoryStorage()
  const tokens = createTokenStore({ storage: () => storage, keys: consoleSessionNames, onUnavailable: () => {} })
  tokens.write(held)
  const channel = Object.assign(new EventTarget(), { postMessage: vi.fn() })
  const storageEvents = new EventTarget()
  const spent = new Set<string>()
  const session = createSession({
    names: consoleSessionNames,
    tokens,
    spentTokens: { has: async (token) => spent.has(token), add: async () => {}, clear: async () => {} },
    requestTokens: async () => FRESH,
    ...onlyTab(),
    channel: channel as unknown as SessionEnvironment['channel'], // the session only listens and posts
    storageEvents,
  })
  const events: string[] = []
  session.subscribe((event) => events.push(event))
  /** The events with which the session catches up; none if it knows what storage holds. */
  const missed = async () => {
    const before = events.length
    session.resume()
    await wait(1)
    return events.slice(before)
  }
  return {
    session,
    tokens,
    storage,
    spent,
    events,
    missed,
    hear: (message: Partial<TabMessage>) =>
      channel.dispatchEvent(new MessageEvent('message', { data: { at: Date.now(), mark: 0, ...message } })),
    see: (key: string | null, newValue: string | null = null) =>
      storageEvents.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })),
  }
}

describe('a message of another tab', () => {
  it('signs this one out, once', async () => {
    const { hear, events, tokens } = tab()
    hear({ kind: 'signed-out' })
    hear({ kind: 'signed-out' })
    await wait(1)
    expect(events).toEqual(['signed-out'])
    expect(tokens.read()).toEqual(NONE)
  })

  it("doesn't sign out a session whose tokens were replaced by newer ones", async () => {
    const { hear, events, tokens } = tab()
    tokens.write(THIRD)
    hear({ kind: 'signed-out' })
    await wait(1)
    expect(events).toEqual([])
    expect(tokens.read()).toEqual(THIRD)
  })

  it('is ignored if it crossed a newer sign-in here', async () => {
    const { hear, events, session } = tab()
    session.adopt(FRESH)
    hear({ kind: 'signed-out', at: Date.now() - 1 })
    await wait(1)
    expect(events).toEqual(['signed-in'])
  })

  it('counts if it is of the same moment as a sign-in here', async () => {
    const { hear, events, session } = tab()
    session.adopt(FRESH)
    hear({ kind: 'signed-out' })
    await wait(1)
    expect(events).toEqual(['signed-in', 'signed-out'])
  })

  it('counts 10 seconds after a sign-in here whatever its time, since the clock may have been set back', async () => {
    const { hear, events, session } = tab()
    const at = Date.now() - 1
    session.adopt(FRESH)
    await wait(9_999)
    hear({ kind: 'signed-out', at })
    await wait(1)
    expect(events).toEqual(['signed-in'])
    hear({ kind: 'signed-out', at })
    await wait(1)
    expect(events).toEqual(['signed-in', 'signed-out'])
  })

  it('hands over tokens that storage refused to the tab that held the old ones', async () => {
    const { hear, events, session, missed } = tab()
    hear({ kind: 'refreshed', before: markOf('another'), tokens: THIRD })
    expect(session.accessToken()).toBe('old')
    hear({ kind: 'refreshed', before: markOf('refresh-1'), tokens: FRESH })
    expect(session.accessToken()).toBe('new')
    await wait(1)
    expect(events).toEqual([])
    expect(await missed()).toEqual([])
  })

  it.each([
    ['without tokens', { kind: 'refreshed', before: markOf('refresh-1') }],
    ['of no known kind', { kind: 'x' as TabMessage['kind'] }],
  ] as const)('%s changes nothing', async (_, message) => {
    const { hear, events, session } = tab()
    hear(message)
    await wait(2000)
    expect(events).toEqual([])
    expect(session.accessToken()).toBe('old')
  })
})

describe('a sign-in in another tab', () => {
  const signedIn = { kind: 'signed-in', mark: markOf('new') } as const

  it('is followed as soon as its tokens are in storage', async () => {
    const { hear, events, tokens, missed } = tab()
    hear(signedIn)
    await wait(500)
    expect(events).toEqual([])
    tokens.write(FRESH)
    await wait(10)
    expect(events).toEqual(['replaced'])
    expect(await missed()).toEqual([])
  })

  it('is followed at once if its tokens are in storage already', async () => {
    const { hear, events, tokens } = tab()
    tokens.write(FRESH)
    hear(signedIn)
    await wait(0)
    expect(events).toEqual(['replaced'])
  })

  it('is followed with the tokens of its message if storage refused them', async () => {
    const { hear, events, session } = tab()
    hear({ ...signedIn, tokens: FRESH })
    await wait(0)
    expect(events).toEqual(['replaced'])
    expect(session.accessToken()).toBe('new')
  })

  it('is waited for 1.3 seconds, then what storage holds counts', async () => {
    const { hear, events, tokens } = tab()
    hear(signedIn)
    tokens.write(THIRD)
    await wait(1280)
    expect(events).toEqual([])
    await wait(20)
    expect(events).toEqual(['replaced'])
  })

  it('stops counting once this tab has signed in itself', async () => {
    const { hear, events, session, tokens } = tab()
    hear(signedIn)
    await wait(100)
    session.adopt(THIRD)
    await wait(2000)
    expect(events).toEqual(['signed-in'])
    expect(tokens.read()).toEqual(THIRD)
  })

  it.each([
    ['is a sign-out', HELD, ['signed-out']],
    ['is nothing to a tab that was signed out', NONE, []],
  ])('that ended before its tokens were seen %s', async (_, held, expected) => {
    const { hear, events, tokens } = tab({ held })
    hear(signedIn)
    tokens.clear()
    await wait(2000)
    expect(events).toEqual(expected)
  })

  it('ends what this tab was doing', () => {
    const { hear, session } = tab()
    const lifetime = session.lifetime()
    hear(signedIn)
    expect(lifetime.aborted).toBe(true)
  })
})

describe('a storage event', () => {
  const TOKEN_KEYS = ['access_token', 'refresh_token']

  it.each(['access_token', null])('about the removal of %j signs out unless tokens come within 250 ms', async (key) => {
    const { see, events, tokens } = tab()
    tokens.clear()
    see(key)
    await wait(249)
    expect(events).toEqual([])
    await wait(1)
    expect(events).toEqual(['signed-out'])
  })

  it('about a removal is no sign-out if the tokens come by message', async () => {
    const { see, hear, events, tokens, session } = tab()
    tokens.clear()
    see('access_token')
    await wait(100)
    hear({ kind: 'refreshed', before: markOf('refresh-1'), tokens: FRESH })
    await wait(1000)
    expect(events).toEqual([])
    expect(session.accessToken()).toBe('new')
  })

  it('about a removal is no sign-out if this tab has signed in meanwhile', async () => {
    const { see, events, session, tokens } = tab()
    tokens.clear()
    see('access_token')
    await wait(100)
    session.adopt(FRESH)
    await wait(1000)
    expect(events).toEqual(['signed-in'])
  })

  it('about a removed access token signs out, although a refresh of this tab has stored another since', async () => {
    const { see, events, tokens } = tab()
    see('access_token')
    await wait(250)
    expect(events).toEqual(['signed-out'])
    expect(tokens.read()).toEqual(NONE)
  })

  it('about a removed refresh token is no sign-out: a refresh may answer without one', async () => {
    const { see, events } = tab()
    see('refresh_token')
    await wait(1000)
    expect(events).toEqual([])
  })

  it('about another key changes nothing', async () => {
    const { see, events, tokens } = tab()
    tokens.clear()
    see('theme')
    await wait(1000)
    expect(events).toEqual([])
  })

  it.each(TOKEN_KEYS)("about a new %s takes over another tab's refresh", async (key) => {
    const { see, events, tokens, missed } = tab()
    tokens.write(FRESH)
    see(key, 'new')
    await wait(1000)
    expect(events).toEqual([])
    expect(await missed()).toEqual([])
  })

  it('about tokens is no sign-in: this tab hears of one by message', async () => {
    const { see, tokens, missed } = tab({ held: NONE })
    tokens.write(FRESH)
    see('access_token', 'new')
    expect(await missed()).toEqual(['replaced'])
  })

  it('is ignored for 1.1 seconds after a sign-in here, since it may be about what that replaced', async () => {
    const { see, events, session, storage } = tab()
    session.adopt(FRESH)
    await wait(1099)
    storage.removeItem('access_token')
    see('access_token')
    await wait(1)
    see('access_token')
    await wait(249)
    expect(events).toEqual(['signed-in'])
    await wait(1)
    expect(events).toEqual(['signed-in', 'signed-out'])
  })
})

describe('the tokens of a sign-in', () => {
  it.each([25, 100, 250, 500, 1000])('are written again %d ms later if another tab overwrote them', async (delay) => {
    const { session, tokens } = tab()
    session.adopt(FRESH)
    await wait(delay - 1)
    tokens.write(HELD)
    await wait(50)
    expect(tokens.read()).toEqual(HELD)
    await wait(1)
    expect(tokens.read()).toEqual(FRESH)
  })

  it('are left alone after that', async () => {
    const { session, tokens } = tab()
    session.adopt(FRESH)
    await wait(1001)
    tokens.write(HELD)
    await wait(5000)
    expect(tokens.read()).toEqual(HELD)
  })

  it('stay what another tab exchanged them for', async () => {
    const { session, tokens, spent, missed } = tab()
    session.adopt(FRESH)
    spent.add('refresh-2')
    tokens.write(THIRD)
    await wait(2000)
    expect(tokens.read()).toEqual(THIRD)
    expect(await missed()).toEqual([])
  })

  it("aren't written again after a sign-out", async () => {
    const { session, tokens } = tab()
    session.adopt(FRESH)
    await wait(30)
    session.signOut()
    await wait(2000)
    expect(tokens.read()).toEqual(NONE)
  })
})
