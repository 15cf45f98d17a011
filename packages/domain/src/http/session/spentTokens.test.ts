import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSpentTokens } from './spentTokens.ts'

const { subtle } = crypto
const silent = { open: () => ({}) } as unknown as IDBFactory // a request that never completes
const denied = {
  open: () => {
    throw new DOMException('Denied', 'SecurityError')
  },
} as unknown as IDBFactory // as in a private window

function spentTokensIn(indexedDB: IDBFactory | undefined, isSecure = true) {
  return createSpentTokens({ indexedDB, subtle: isSecure ? subtle : undefined, name: 'x', now: Date.now })
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the store of spent tokens', () => {
  it.each([
    ['without IndexedDB', spentTokensIn(undefined)],
    ['without a digest', spentTokensIn(silent, false)],
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
