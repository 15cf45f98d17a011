import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Deadlines } from '../driver/deadlines.ts'
import { RequestError } from '../http/client/RequestError.ts'
import { createDocumentStore, type Urgency } from './documentStore.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const minute = 60_000

/** A store over a server that answers after 100 ms, or never while it hangs. */
function openStore(delays: readonly number[] = []) {
  const server = { passport: '2029-01-01', isDown: false, hangs: false }
  const asked: string[] = []
  const ended: string[] = []
  const load = async (id: string, { signal, deadline }: { signal: AbortSignal; deadline: number }) => {
    asked.push(id)
    await new Promise<void>((resolve, reject) => {
      const failure = (kind: 'timeout' | 'aborted') => new RequestError({ call: 'GET deadlines', failure: kind })
      if (server.hangs) setTimeout(() => reject(failure('timeout')), deadline)
      else setTimeout(resolve, 100)
      signal.addEventListener('abort', () => {
        ended.push(id)
        reject(failure('aborted'))
      })
    })
    if (server.isDown) throw new RequestError({ call: 'GET deadlines', failure: 'http', status: 503 })
    return { userId: id, deadlines: { passport: server.passport } } as Deadlines
  }
  const store = createDocumentStore({ load, onError: () => {}, delays })
  const watch = (ids: string, urgency: Urgency) => store.watch(ids.split(''), { urgency, onChange: () => {} })
  const known = (id: string) => store.known([id]).get(id)
  return { store, server, asked, ended, watch, known }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('a store of documents', () => {
  it('reads a branch three at a time, rows on screen first, and the driver a user waits for at once', async () => {
    const { server, asked, watch } = openStore()
    server.hangs = true
    watch('abcdef', 'branch')
    await pass(0)
    expect(asked).toEqual(['a', 'b', 'c'])
    watch('fxy', 'view')
    watch('z', 'now')
    await pass(0)
    expect(asked).toEqual(['a', 'b', 'c', 'z'])
    server.hangs = false
    await pass(10_000)
    expect(asked.slice(4, 7)).toEqual(['f', 'x', 'y'])
  })

  it('shows nothing that was read more than fifteen minutes ago, or after the present time', async () => {
    const { watch, known } = openStore()
    watch('a', 'branch').end()
    const row = watch('a', 'view')
    await pass(100)
    row.end() // so that nothing reads it again
    await pass(15 * minute)
    expect(known('a')).toBeDefined()
    await pass(1)
    expect(known('a')).toBeUndefined()
    vi.setSystemTime(Date.now() - 60 * minute) // someone set the clock back
    expect(known('a')).toBeUndefined()
  })

  it('reads at once what could not be read before', async () => {
    const { server, asked, watch, known } = openStore()
    server.isDown = true
    const row = watch('a', 'view')
    await pass(100)
    expect(known('a')).toBe('unread')
    row.end()
    server.isDown = false
    watch('a', 'view')
    await pass(100)
    expect(asked).toEqual(['a', 'a'])
    expect(known('a')).toEqual({ passport: '2029-01-01' })
  })

  it('gives a user what a branch is still waiting for', async () => {
    const { server, asked, watch, known } = openStore()
    server.hangs = true
    watch('abcd', 'branch')
    await pass(0)
    server.hangs = false
    watch('d', 'now')
    await pass(100)
    expect(asked).toEqual(['a', 'b', 'c', 'd'])
    expect(known('d')).toEqual({ passport: '2029-01-01' })
  })

  it('repeats at once for a user what waits for a turn to be repeated', async () => {
    const { server, asked, watch, known } = openStore([1000])
    server.isDown = true
    watch('abcdef', 'branch')
    await pass(0)
    server.hangs = true
    await pass(1200)
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    Object.assign(server, { hangs: false, isDown: false })
    watch('b', 'now')
    await pass(100)
    expect(asked.slice(6)).toEqual(['b'])
    expect(known('b')).toEqual({ passport: '2029-01-01' })
  })

  it('reads rows on screen before it repeats what failed for a branch', async () => {
    const { server, asked, watch } = openStore([1000])
    server.isDown = true
    watch('abc', 'branch')
    await pass(100)
    server.hangs = true
    watch('xyz', 'view')
    await pass(1000) // the retries wait for the turns of the rows
    watch('vw', 'view')
    server.hangs = false
    await pass(10_200)
    expect(asked.slice(0, 9)).toEqual(['a', 'b', 'c', 'x', 'y', 'z', 'v', 'w', 'a'])
  })

  it('makes nothing for a driver before their turn', async () => {
    const { watch } = openStore()
    const signals = vi.spyOn(globalThis, 'AbortController')
    watch('abcdefghijklmnopqrst', 'branch')
    await pass(0)
    expect(signals.mock.calls.length).toBeLessThan(10)
    signals.mockRestore()
  })

  it('doesn’t repeat what nothing needs any more', async () => {
    const { server, asked, watch } = openStore([1000])
    server.isDown = true
    const row = watch('a', 'view')
    await pass(100)
    row.end()
    await pass(2000)
    expect(asked).toEqual(['a'])
  })

  it('ends what nothing needs any more, and frees its connections', async () => {
    const { server, asked, ended, watch } = openStore()
    server.hangs = true
    const branch = watch('abcd', 'branch')
    const row = watch('a', 'view')
    await pass(0)
    branch.end()
    expect(ended).toEqual(['b', 'c'])
    row.end()
    watch('xyz', 'view')
    await pass(0)
    expect(asked.slice(3)).toEqual(['x', 'y', 'z'])
  })

  it('says that documents couldn’t be read after three retries', async () => {
    const { store, server, asked, watch, known } = openStore([1000, 2000, 4000])
    server.isDown = true
    watch('a', 'view')
    await pass(7300)
    expect(known('a')).toBeUndefined()
    await pass(200)
    expect([asked.length, known('a'), store.errorOf('a')?.message]).toEqual([
      4,
      'unread',
      'GET deadlines returned 503.',
    ])
  })

  it('reads again what is ten minutes old and in view', async () => {
    const { server, watch, known } = openStore()
    watch('a', 'view')
    watch('b', 'nobody')
    await pass(100)
    server.passport = '2020-01-01'
    await pass(10 * minute - 1000)
    expect(known('a')).toEqual({ passport: '2029-01-01' })
    await pass(30_000)
    expect(known('a')).toEqual({ passport: '2020-01-01' })
    expect(known('b')).toBeUndefined()
  })

  it('takes back what can’t be read again', async () => {
    const { server, watch, known } = openStore()
    watch('a', 'view')
    await pass(100)
    server.isDown = true
    await pass(11 * minute)
    expect(known('a')).toBe('unread')
  })

  it('never shows what is older than fifteen minutes, also while the server hangs', async () => {
    const { store, server, known } = openStore()
    const seen = vi.fn()
    store.watch(['a'], { urgency: 'view', onChange: (open) => seen(open, known('a')) })
    await pass(100)
    server.hangs = true
    vi.setSystemTime(Date.now() + 60 * minute) // the device slept
    await pass(15_000)
    expect(known('a')).toBeUndefined()
    expect(seen).toHaveBeenLastCalledWith(1, undefined)
  })

  it('shares one answer among all that watch', async () => {
    const { store, asked, watch, known } = openStore()
    watch('a', 'branch')
    watch('a', 'view')
    watch('a', 'now')
    await pass(100)
    expect(asked).toEqual(['a'])
    store.clear()
    expect(known('a')).toBeUndefined()
    await pass(100)
    expect(known('a')).toEqual({ passport: '2029-01-01' })
  })
})
