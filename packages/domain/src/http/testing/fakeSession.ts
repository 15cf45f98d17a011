import { type Transport, untilAborted } from '../client/exchange.ts'
import { requestTokens } from '../client/requestTokens.ts'
import { createSession, type Session } from '../session/createSession.ts'
import { onlyTab } from '../session/onlyTab.ts'
import type { SessionEnvironment } from '../session/SessionState.ts'
import { createSpentTokens } from '../session/spentTokens.ts'
import { consoleSessionNames, createTokenStore, type TokenStore, type Tokens } from '../session/tokenStore.ts'

/** A session of one tab over a fake server, without a store of spent tokens. */
export function fakeSession(
  server: FakeServer,
  tokens: Partial<Tokens> = {},
  given: Partial<SessionEnvironment> = {},
): { session: Session; tokens: TokenStore } {
  const storage = memoryStorage()
  const store = createTokenStore({ storage: () => storage, keys: consoleSessionNames, onUnavailable: () => {} })
  store.write({ accessToken: undefined, refreshToken: undefined, ...tokens })
  const session = createSession({
    names: consoleSessionNames,
    tokens: store,
    spentTokens: createSpentTokens(undefined, 'none'),
    requestTokens: (grant) => requestTokens(server.transport, grant),
    ...onlyTab(),
    ...given,
  })
  return { session, tokens: store }
}

export function memoryStorage(): Storage {
  const held = new Map<string, string>()
  return storageOver(held, (key, value) => put(held, key, value))
}

/** The storage that a map holds, written by a function. */
export function storageOver(
  held: ReadonlyMap<string, string>,
  change: (key: string, value: string | undefined) => void,
): Storage {
  return {
    get length() {
      return held.size
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => change(key, String(value)), // as browsers do: `undefined` becomes a word
    removeItem: (key) => change(key, undefined),
    clear: () => {
      for (const key of [...held.keys()]) change(key, undefined)
    },
  }
}

export function put(held: Map<string, string>, key: string, value: string | undefined): void {
  if (value === undefined) held.delete(key)
  else held.set(key, value)
}

interface Sent {
  address: string
  method: string
  headers: Record<string, string>
  body: string
}

interface FakeServer {
  transport: Transport
  sent: Sent[]
}

/** A server made of one function; it records what was sent. */
export function fakeServer(reply: (sent: Sent) => Response | Promise<Response>): FakeServer {
  const sent: Sent[] = []
  return {
    sent,
    transport: {
      host: 'https://api.example.com',
      async fetch(address, init) {
        const request = new Request(address, { ...init, signal: null } as RequestInit) // Node's Request rejects foreign signals
        const record = {
          address: address.replace('https://api.example.com', ''),
          method: request.method,
          headers: Object.fromEntries(request.headers),
          body: await request.text(),
        }
        sent.push(record)
        const replied = Promise.resolve(reply(record))
        return init.signal ? untilAborted(replied, init.signal) : replied
      },
    },
  }
}

/** How an event in one tab reaches another: at once, late, or in an order that a property test chooses. */
export type Deliver = (task: () => void) => void

interface Waiter {
  signal: AbortSignal | undefined
  run: () => Promise<unknown>
}

/** One exclusive lock, handed over in turn like the browser's Web Locks. */
export function fakeLocks(deliver: Deliver): { locks: LockManager; isFree: () => boolean } {
  const waiters: Waiter[] = []
  let isHeld = false
  const next = () => {
    if (isHeld) return
    const waiter = waiters.shift()
    if (!waiter) return
    isHeld = true
    deliver(async () => {
      if (!waiter.signal?.aborted) await waiter.run()
      isHeld = false
      next()
    })
  }
  const request = (_name: string, { signal }: { signal?: AbortSignal }, work: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      const waiter: Waiter = { signal, run: () => work().then(resolve, reject) }
      signal?.addEventListener('abort', () => {
        const place = waiters.indexOf(waiter)
        if (place >= 0) waiters.splice(place, 1)
        reject(signal.reason)
      })
      waiters.push(waiter)
      next()
    })
  const locks = { request } as unknown as LockManager // the session calls no other method
  return { locks, isFree: () => !isHeld && waiters.length === 0 }
}
