import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSpentTokens, openDatabase, resultOf } from './spentTokens.ts'

const silent = { open: () => ({}) } as unknown as IDBFactory // a request that never completes
const denied = {
  open: () => {
    throw new DOMException('Denied', 'SecurityError')
  },
} as unknown as IDBFactory // as in a private window

function spentTokensIn(indexedDB: IDBFactory | undefined) {
  return createSpentTokens(indexedDB, 'x')
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the store of spent tokens', () => {
  it.each([
    ['without IndexedDB', spentTokensIn(undefined)],
    ['where IndexedDB is denied', spentTokensIn(denied)],
  ])('is empty %s, and answers at once', async (_, spentTokens) => {
    await spentTokens.add('token')
    await expect(spentTokens.has('token')).resolves.toBe(false)
    await expect(spentTokens.clear()).resolves.toBeUndefined()
  })

  it("delays nothing by more than a second if the database doesn't open", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const spentTokens = spentTokensIn(silent)
    const answer = vi.fn()
    spentTokens.has('token').then(answer)
    await vi.advanceTimersByTimeAsync(999)
    expect(answer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toHaveBeenCalledWith(false)
  })
})

const DAY = 24 * 60 * 60 * 1000

/** Tabs of one browser: they share a database and a clock. */
function browser(indexedDB: IDBFactory = new IDBFactory()) {
  const clock = { time: Date.UTC(2026, 0, 15) }
  vi.spyOn(Date, 'now').mockImplementation(() => clock.time)
  const tab = () => createSpentTokens(indexedDB, 'x')
  const keys = async () => {
    const database = await openDatabase(indexedDB, 'x')
    const stored = await resultOf(database.transaction('spent').objectStore('spent').getAllKeys())
    database.close()
    return stored
  }
  return { clock, tab, keys, indexedDB }
}

describe('the store of spent tokens in IndexedDB', () => {
  it('is shared by all tabs', async () => {
    const { tab } = browser()
    const [one, other] = [tab(), tab()]
    await one.add('token')
    await expect(other.has('token')).resolves.toBe(true)
    await expect(other.has('another')).resolves.toBe(false)
    await other.clear()
    await expect(one.has('token')).resolves.toBe(false)
  })

  it('holds no token, only its SHA-256', async () => {
    const { tab, keys } = browser()
    await tab().add('token')
    expect(await keys()).toEqual(['3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0'])
  })

  it('forgets a token after a day', async () => {
    const { tab, clock } = browser()
    await tab().add('token')
    clock.time += DAY - 1
    await expect(tab().has('token')).resolves.toBe(true)
    clock.time += 1
    await expect(tab().has('token')).resolves.toBe(false)
  })

  it('drops forgotten tokens when the next one is added', async () => {
    const { tab, clock, keys } = browser()
    await tab().add('first')
    clock.time += 1
    await tab().add('second')
    clock.time += DAY - 1
    await tab().add('third')
    expect(await keys()).toHaveLength(2)
    await expect(tab().has('second')).resolves.toBe(true)
  })

  it('opens its database once, and again after it failed', async () => {
    const working = new IDBFactory()
    const open = vi.fn((name: string, version: number) => working.open(name, version))
    open.mockImplementationOnce(() => {
      const request = { error: new DOMException('Denied', 'UnknownError') } as unknown as IDBOpenDBRequest
      queueMicrotask(() => request.onerror?.(new Event('error')))
      return request as ReturnType<typeof working.open>
    })
    const spentTokens = browser({ open } as unknown as IDBFactory).tab()
    await spentTokens.add('lost')
    await spentTokens.add('token')
    await expect(spentTokens.has('lost')).resolves.toBe(false)
    await expect(spentTokens.has('token')).resolves.toBe(true)
    expect(open).toHaveBeenCalledTimes(2)
  })

  it("doesn't block a page that deletes the database", async () => {
    const { tab, indexedDB } = browser()
    await tab().add('token')
    const deletion = indexedDB.deleteDatabase('x')
    const blocked = vi.fn()
    deletion.onblocked = blocked
    await resultOf(deletion)
    expect(blocked).not.toHaveBeenCalled()
  })
})
