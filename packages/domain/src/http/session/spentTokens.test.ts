import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSpentLedger } from './spentTokens.ts'

const { subtle } = crypto
const silent = { open: () => ({}) } as unknown as IDBFactory // a request that never completes
const denied = {
  open: () => {
    throw new DOMException('Denied', 'SecurityError')
  },
} as unknown as IDBFactory // as in a private window

function ledgerOver(indexedDB: IDBFactory | undefined, isSecure = true) {
  return createSpentLedger({ indexedDB, subtle: isSecure ? subtle : undefined, name: 'x', now: Date.now })
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the store of spent tokens', () => {
  it.each([
    ['without IndexedDB', ledgerOver(undefined)],
    ['without a digest', ledgerOver(silent, false)],
    ['where IndexedDB is denied', ledgerOver(denied)],
  ])('knows nothing %s, and says so at once', async (_, ledger) => {
    await ledger.add('token')
    await expect(ledger.has('token')).resolves.toBe(false)
    await expect(ledger.clear()).resolves.toBeUndefined()
  })

  it("delays nothing by more than a second if the database doesn't open", async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const ledger = ledgerOver(silent)
    const answer = vi.fn()
    ledger.has('token').then(answer)
    await vi.advanceTimersByTimeAsync(999)
    expect(answer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answer).toHaveBeenCalledWith(false)
  })
})
