import { pause } from '../client/exchange.ts'
import type { SessionEnvironment } from './SessionState.ts'
import { openDatabase, resultOf, withTimeout } from './spentTokens.ts'

/**
 * Milliseconds. A lease outlasts a token request (10 s) and the linger after it; nothing waits for it longer than the
 * lock's own timeout.
 */
const TIMES = { lease: 14_000, poll: 50, timeout: 1000 }
const STORE = 'held'

interface Lease {
  holder: string
  until: number
}

interface LockEnvironment {
  indexedDB: IDBFactory
  name: string
  now: () => number
  /** Where `pagehide` arrives: the window. */
  page: EventTarget
}

/**
 * A fallback for Web Locks, for browsers and insecure origins without them: a transaction of IndexedDB takes the lock
 * or sees who holds it. A page that is left releases it; one that crashed holds it until its lease expires.
 */
export function createDatabaseLocks(environment: LockEnvironment): NonNullable<SessionEnvironment['locks']> {
  const { indexedDB, name, now, page } = environment
  const holder = `${now()} ${Math.random()}`
  let opened: Promise<IDBDatabase> | undefined
  const store = async () => {
    opened ??= openDatabase(indexedDB, name, STORE)
    opened.catch(() => {
      opened = undefined
    })
    return (await opened).transaction(STORE, 'readwrite').objectStore(STORE)
  }
  const take = async (lock: string): Promise<boolean> => {
    const held = await store()
    const lease = await resultOf<Lease | undefined>(held.get(lock))
    // A lease that ends later than any can begin was written before the clock was set back.
    const isTaken = lease && lease.until > now() && lease.until <= now() + TIMES.lease
    if (isTaken) return false
    await resultOf(held.put({ holder, until: now() + TIMES.lease } satisfies Lease, lock))
    return true
  }
  const release = async (lock: string) => {
    const held = await store()
    const lease = await resultOf<Lease | undefined>(held.get(lock))
    if (lease?.holder === holder) await resultOf(held.delete(lock))
  }
  const request = async (lock: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
    while (!(await withTimeout(take(lock), TIMES.timeout))) {
      await pause(TIMES.poll)
      signal?.throwIfAborted()
    }
    const leave = () => void release(lock).catch(() => {})
    page.addEventListener('pagehide', leave)
    try {
      return await work()
    } finally {
      page.removeEventListener('pagehide', leave)
      leave()
    }
  }
  return { request } as NonNullable<SessionEnvironment['locks']> // the session calls no other overload
}
