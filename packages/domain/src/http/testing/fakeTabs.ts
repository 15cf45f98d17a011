import { createSession, type Session } from '../session/createSession.ts'
import { silentChannel } from '../session/onlyTab.ts'
import type { SessionEnvironment, SessionEvent } from '../session/SessionState.ts'
import { consoleSessionNames, createTokenStore, type TokenStore, type Tokens } from '../session/tokenStore.ts'

/** How an event in one tab reaches another: at once, late, or in an order that a property test chooses. */
export type Deliver = (task: () => void) => void

export interface FakeTab {
  session: Session
  events: SessionEvent[]
  tokens: TokenStore
}

interface FakeTabsOptions {
  count: number
  held: Tokens
  deliver: Deliver
  requestTokens: SessionEnvironment['requestTokens']
  /** False if storage events never arrive, as while a browser delays them. */
  hasStorageEvents?: boolean
}

/**
 * Tabs of one browser: each sees the others' storage and messages late, and shares locks and spent tokens with them.
 */
export function fakeTabs(options: FakeTabsOptions): FakeTab[] {
  const { count, held, deliver, requestTokens, hasStorageEvents = true } = options
  const storages = fakeStorages(count, deliver)
  const { locks } = fakeLocks(deliver)
  const spentTokens = fakeSpentTokens()
  const channels = fakeChannels(count, deliver)
  storages.fill({ access_token: held.accessToken, refresh_token: held.refreshToken })
  return storages.tabs.map(({ storage, target }, index) => {
    const channel = channels[index] ?? silentChannel()
    const tokens = createTokenStore({ storage: () => storage, keys: consoleSessionNames, onUnavailable: () => {} })
    const session = createSession({
      names: consoleSessionNames,
      tokens,
      spentTokens,
      requestTokens,
      locks,
      channel,
      storageEvents: hasStorageEvents ? target : new EventTarget(),
    })
    const events: SessionEvent[] = []
    session.subscribe((event) => events.push(event))
    return { session, events, tokens }
  })
}

function fakeSpentTokens() {
  const spent = new Set<string>()
  return {
    has: async (token: string) => spent.has(token),
    add: async (token: string) => void spent.add(token),
    clear: async () => spent.clear(),
  }
}

/** Messages reach every other tab, in order per sender. */
function fakeChannels(count: number, deliver: Deliver): BroadcastChannel[] {
  const targets = Array.from({ length: count }, () => new EventTarget())
  return targets.map((own) => {
    const others = targets.filter((target) => target !== own).map((target) => ({ target, queue: [] as unknown[] }))
    const postMessage = (data: unknown) => {
      for (const { target, queue } of others) {
        queue.push(data)
        deliver(() => target.dispatchEvent(new MessageEvent('message', { data: queue.shift() })))
      }
    }
    return Object.assign(own, { postMessage }) as unknown as BroadcastChannel // the session only listens and posts
  })
}

interface Mutation {
  key: string
  value: string | undefined
  place: number
}

interface Replica {
  held: Map<string, string>
  target: EventTarget
  arriving: Mutation[]
  /** Where this tab's last write of a key is in the order of all writes; older ones aren't applied. */
  own: Map<string, number>
}

/**
 * Local storage as in Chromium: every tab reads its own copy. Writes by others arrive late but in order, each with its
 * event, and never undo a later write by this tab.
 */
function fakeStorages(count: number, deliver: Deliver) {
  const replicas: Replica[] = Array.from({ length: count }, () => ({
    held: new Map(),
    target: new EventTarget(),
    arriving: [],
    own: new Map(),
  }))
  let writes = 0
  const change = (replica: Replica, key: string, value: string | undefined) => {
    if (replica.held.get(key) === value) return
    writes += 1
    const mutation = { key, value, place: writes }
    replica.own.set(key, writes)
    put(replica.held, key, value)
    for (const other of replicas) {
      if (other === replica) continue
      other.arriving.push(mutation)
      deliver(() => arrive(other))
    }
  }
  return {
    tabs: replicas.map((replica) => ({
      target: replica.target,
      storage: storageOver(replica.held, (key, value) => change(replica, key, value)),
    })),
    fill(fields: Readonly<Record<string, string | undefined>>) {
      for (const { held } of replicas) for (const [key, value] of Object.entries(fields)) put(held, key, value)
    },
  }
}

function arrive(replica: Replica) {
  const mutation = replica.arriving.shift()
  if (!mutation) return
  const { key, value, place } = mutation
  if ((replica.own.get(key) ?? 0) < place) put(replica.held, key, value)
  replica.target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value ?? null }))
}

export function memoryStorage(): Storage {
  const held = new Map<string, string>()
  return storageOver(held, (key, value) => put(held, key, value))
}

/** The storage that a map holds, written by a function. */
function storageOver(
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

function put(held: Map<string, string>, key: string, value: string | undefined): void {
  if (value === undefined) held.delete(key)
  else held.set(key, value)
}

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
