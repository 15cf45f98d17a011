import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemory, type Memory } from './createMemory.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Creates two tabs whose storage ends up the same, though each sees the other's writes 50 ms late. */
function twoTabs(): [Memory, Memory] {
  const tabs = [0, 1].map(() => ({ held: new Map<string, string>(), events: new EventTarget(), wroteAt: 0 }))
  let writes = 0
  return tabs.map((own, place) => {
    const other = tabs[1 - place] as (typeof tabs)[number] // there are two
    const change = (key: string, value: string | undefined) => {
      writes += 1
      const turn = writes
      own.wroteAt = turn
      const apply = (held: Map<string, string>) => (value === undefined ? held.delete(key) : held.set(key, value))
      apply(own.held)
      setTimeout(() => {
        if (other.wroteAt < turn) apply(other.held)
        other.events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value ?? null }))
      }, 50)
    }
    const storage = {
      getItem: (key: string) => own.held.get(key) ?? null,
      setItem: (key: string, value: string) => change(key, value),
      removeItem: (key: string) => change(key, undefined),
    }
    return createMemory(() => storage, { storageEvents: own.events })
  }) as [Memory, Memory]
}

const adding = (name: string) => (kept: unknown) => {
  const names = Array.isArray(kept) ? kept : []
  return names.includes(name) ? names : [...names, name]
}

describe('createMemory in two tabs', () => {
  it('passes a change to the other tab and notifies it', async () => {
    const [one, other] = twoTabs()
    const listener = vi.fn()
    expect(other.read('views')).toBeUndefined()
    other.subscribe(listener)
    one.write('views', ['a'])
    await vi.advanceTimersByTimeAsync(60)
    expect(other.read('views')).toEqual(['a'])
    expect(listener).toHaveBeenCalled()
  })

  it('keeps two consecutive changes', async () => {
    const [one, other] = twoTabs()
    one.read('views')
    other.read('views')
    one.update('views', adding('a'))
    await vi.advanceTimersByTimeAsync(60)
    other.update('views', adding('b'))
    await vi.advanceTimersByTimeAsync(1000)
    expect([one.read('views'), other.read('views')]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
  })

  it('keeps two simultaneous changes', async () => {
    const [one, other] = twoTabs()
    one.update('views', adding('a'))
    other.update('views', adding('b'))
    await vi.advanceTimersByTimeAsync(1000)
    expect([...(one.read('views') as string[])].sort()).toEqual(['a', 'b'])
    expect(other.read('views')).toEqual(one.read('views'))
  })

  it('does not bring back a removed value', async () => {
    const [one, other] = twoTabs()
    one.update('views', adding('a'))
    await vi.advanceTimersByTimeAsync(1000)
    other.write('views', undefined)
    await vi.advanceTimersByTimeAsync(1000)
    expect([one.read('views'), other.read('views')]).toEqual([undefined, undefined])
  })

  it('reads anew what changed while its page was in the browser’s back/forward cache, and says so', () => {
    const kept = new Map([['last', '1']])
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    const page = new EventTarget()
    const memory = createMemory(() => storage, { storageEvents: page })
    const listener = vi.fn()
    memory.subscribe(listener)
    expect(memory.read('last')).toBe(1)
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
    kept.set('last', '2') // by another tab, of which a page in that cache hears nothing
    expect(memory.read('last')).toBe(2)
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
