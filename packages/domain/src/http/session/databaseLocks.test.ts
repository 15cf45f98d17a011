import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDatabaseLocks } from './databaseLocks.ts'

const LOCK = 'refresh'
const LEASE = 14_000
/** Longer than several attempts to take a lock. */
const AWHILE = 200

/** Tabs of one browser: they share a database and a clock. */
function browser(indexedDB: IDBFactory = new IDBFactory()) {
  const clock = { time: Date.UTC(2026, 0, 15) }
  const tab = () => {
    const page = new EventTarget()
    const locks = createDatabaseLocks({ indexedDB, name: 'locks', now: () => clock.time, page })
    return { page, locks }
  }
  return { clock, tab }
}

type Locks = ReturnType<typeof createDatabaseLocks>

/** Takes the lock and holds it until `release` is called. */
async function holdLock(locks: Locks, name = LOCK) {
  const work = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const ended = locks.request(name, {}, () => {
    taken.resolve()
    return work.promise
  })
  await taken.promise
  return {
    async release() {
      work.resolve()
      await ended
    },
  }
}

function tryToWork(locks: Locks, { name = LOCK, signal = test.signal } = {}) {
  const work = vi.fn(async () => 'done')
  const result = locks.request(name, { signal }, work)
  result.catch(() => {})
  return { work, result }
}

const awhile = () => new Promise((resolve) => setTimeout(resolve, AWHILE))

/** Ends with the test: nothing waits for a lock any longer. */
let test: AbortController

beforeEach(() => {
  test = new AbortController()
})
afterEach(() => {
  test.abort()
  vi.useRealTimers()
})

describe('a lock in the database', () => {
  it("resolves to what the work returns, and rejects with the work's error", async () => {
    const { locks } = browser().tab()
    await expect(tryToWork(locks).result).resolves.toBe('done')
    await expect(locks.request(LOCK, {}, () => Promise.reject(new Error('Refused')))).rejects.toThrow('Refused')
    await expect(tryToWork(locks).result).resolves.toBe('done')
  })

  it('lets one tab work at a time', async () => {
    const { tab } = browser()
    const held = await holdLock(tab().locks)
    const { work, result } = tryToWork(tab().locks)
    await awhile()
    expect(work).not.toHaveBeenCalled()
    await held.release()
    await expect(result).resolves.toBe('done')
    expect(work).toHaveBeenCalledOnce()
  })

  it('holds up no work under another name', async () => {
    const { tab } = browser()
    await holdLock(tab().locks)
    await expect(tryToWork(tab().locks, { name: 'other' }).result).resolves.toBe('done')
  })

  it('is free once the page of its tab is left', async () => {
    const { tab } = browser()
    const { page, locks } = tab()
    await holdLock(locks)
    page.dispatchEvent(new Event('pagehide'))
    await expect(tryToWork(tab().locks).result).resolves.toBe('done')
  })

  it('is held for 14 seconds by a tab that crashed', async () => {
    const { tab, clock } = browser()
    await holdLock(tab().locks)
    clock.time += LEASE - 1
    const { work, result } = tryToWork(tab().locks)
    await awhile()
    expect(work).not.toHaveBeenCalled()
    clock.time += 1
    await expect(result).resolves.toBe('done')
  })

  it('is free if the clock was set back since it was taken', async () => {
    const { tab, clock } = browser()
    await holdLock(tab().locks)
    clock.time -= 1
    await expect(tryToWork(tab().locks).result).resolves.toBe('done')
  })

  it("isn't released by a tab whose lease expired and that another tab has taken it from", async () => {
    const { tab, clock } = browser()
    const late = await holdLock(tab().locks)
    clock.time += LEASE
    await holdLock(tab().locks)
    await late.release()
    const { work } = tryToWork(tab().locks)
    await awhile()
    expect(work).not.toHaveBeenCalled()
  })

  it('is waited for until the request is aborted', async () => {
    const { tab } = browser()
    const held = await holdLock(tab().locks)
    const waiting = new AbortController()
    const { work, result } = tryToWork(tab().locks, { signal: waiting.signal })
    await awhile()
    waiting.abort(new Error('Another tab has refreshed.'))
    await expect(result).rejects.toThrow('Another tab has refreshed.')
    await held.release()
    await awhile()
    expect(work).not.toHaveBeenCalled()
  })

  it("is refused after a second if the database doesn't open", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const silent = { open: () => ({}) } as unknown as IDBFactory // a request that never completes
    const { work, result } = tryToWork(browser(silent).tab().locks)
    const refused = vi.fn()
    result.catch(refused)
    await vi.advanceTimersByTimeAsync(999)
    expect(refused).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(refused).toHaveBeenCalledWith(new Error('The database of the session took too long.'))
    expect(work).not.toHaveBeenCalled()
  })

  it('can be taken after a database that failed to open opens', async () => {
    const working = new IDBFactory()
    const open = vi.fn((name: string, version: number) => working.open(name, version))
    open.mockImplementationOnce(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    const { locks } = browser({ open } as unknown as IDBFactory).tab()
    await expect(tryToWork(locks).result).rejects.toThrow('Denied')
    await expect(tryToWork(locks).result).resolves.toBe('done')
    await expect(tryToWork(locks).result).resolves.toBe('done')
    expect(open).toHaveBeenCalledTimes(2)
  })
})
