import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../testing/fakeTabs.ts'
import { consoleSessionNames, createTokenStore } from './tokenStore.ts'

const NONE = { accessToken: undefined, refreshToken: undefined }
const PAIR = { accessToken: 'a', refreshToken: 'r' }

function storeWith(storage: () => Storage) {
  const onUnavailable = vi.fn()
  return { onUnavailable, store: createTokenStore({ storage, keys: consoleSessionNames, onUnavailable }) }
}

function full(): Storage {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

describe('the token store', () => {
  it('keeps the two tokens under the names in the contract', () => {
    const storage = memoryStorage()
    storeWith(() => storage).store.write(PAIR)
    expect([storage.getItem('access_token'), storage.getItem('refresh_token')]).toEqual(['a', 'r'])
  })

  it('writes the access token last, so that nobody reads it beside an old refresh token', () => {
    const storage = memoryStorage()
    const written: string[] = []
    const { store } = storeWith(() => ({ ...storage, setItem: (key) => void written.push(key) }))
    store.write(PAIR)
    expect(written).toEqual(['refresh_token', 'access_token'])
  })

  it('keeps tokens in memory when storage is full, reports it once and leaves no spent token behind', () => {
    const storage = memoryStorage()
    storage.setItem('access_token', 'old')
    storage.setItem('refresh_token', 'spent')
    const { store, onUnavailable } = storeWith(() => ({ ...storage, setItem: full }))
    store.write(PAIR)
    store.write({ ...PAIR, accessToken: 'b' })
    expect(store.read()).toEqual({ ...PAIR, accessToken: 'b' })
    expect(onUnavailable).toHaveBeenCalledOnce()
    expect(storage.length).toBe(0)
  })

  it('reads storage again after tokens in memory are cleared', () => {
    const storage = memoryStorage()
    let isFull = true
    const setItem = (key: string, value: string) => (isFull ? full() : storage.setItem(key, value))
    const { store } = storeWith(() => ({ ...storage, setItem }))
    store.write(PAIR)
    store.clear()
    expect(store.read()).toEqual(NONE)
    isFull = false
    setItem('access_token', 'of another tab')
    setItem('refresh_token', 'r2')
    expect(store.read().refreshToken).toBe('r2')
  })

  it('keeps tokens in memory where the browser blocks storage', () => {
    const blocked = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    const { store, onUnavailable } = storeWith(blocked)
    expect(store.read()).toEqual(NONE)
    store.write(PAIR)
    expect(store.read()).toEqual(PAIR)
    store.clear()
    expect(store.read()).toEqual(NONE)
    expect(onUnavailable).toHaveBeenCalledOnce()
  })

  it.each(['null', 'undefined', '[object Object]', '', ' ', 'a\nb', 'zażółć', 'a b', '\u0000', 'true'])(
    'takes %j in storage for no token',
    (garbage) => {
      const storage = memoryStorage()
      storage.setItem('access_token', garbage)
      storage.setItem('refresh_token', garbage)
      expect(storeWith(() => storage).store.read()).toEqual(NONE)
    },
  )

  it('tells whether storage took the tokens', () => {
    const storage = memoryStorage()
    expect(storeWith(() => storage).store.write(PAIR)).toBe(true)
    expect(storeWith(() => ({ ...storage, setItem: full })).store.write(PAIR)).toBe(false)
  })

  it('removes a token that a sign-in came without', () => {
    const storage = memoryStorage()
    const { store } = storeWith(() => storage)
    store.write(PAIR)
    store.write({ accessToken: 'b', refreshToken: undefined })
    expect(storage.getItem('refresh_token')).toBeNull()
    expect(storage.getItem('access_token')).toBe('b')
  })

  it('gives each session a new mark, and removes it with the tokens', () => {
    const storage = memoryStorage()
    const { store } = storeWith(() => storage)
    expect(store.mark()).toBeUndefined()
    store.begin()
    const first = store.mark()
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    store.write(PAIR)
    expect(store.mark()).toBe(first)
    store.begin()
    expect(store.mark()).not.toBe(first)
    expect(store.clear()).toBe(true)
    expect([store.mark(), storage.length]).toEqual([undefined, 0])
  })

  it('has no mark where the browser blocks storage, and says that nothing was cleared', () => {
    const { store } = storeWith(() => {
      throw new DOMException('Denied', 'SecurityError')
    })
    store.begin()
    expect(store.mark()).toBeUndefined()
    expect(store.clear()).toBe(false)
  })

  it("reads nothing that a header couldn't carry", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const storage = memoryStorage()
        storage.setItem('access_token', text)
        const { accessToken } = storeWith(() => storage).store.read()
        if (accessToken !== undefined)
          expect(new Headers({ Authorization: `Bearer ${accessToken}` }).get('authorization')).toBe(`Bearer ${text}`)
      }),
    )
  })
})
