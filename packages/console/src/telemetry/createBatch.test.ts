import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Batch, createBatch } from './createBatch.ts'

function open() {
  const sent: Batch[] = []
  const batch = createBatch({ release: '1.2.3', send: (body) => sent.push(JSON.parse(body)) })
  return { batch, sent }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lost = (call: string) => ({ kind: 'call', call, failure: 'network' }) as const

describe('createBatch', () => {
  it('sends what came within ten seconds as one request, equal events counted', () => {
    const { batch, sent } = open()
    batch.add(lost('GET /a'), '/')
    batch.add(lost('GET /a'), '/')
    batch.add(lost('GET /a'), '/sign-in')
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(9_999)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1)
    const event = { kind: 'call', call: 'GET /a', failure: 'network' }
    const events = [
      { ...event, route: '/', count: 2 },
      { ...event, route: '/sign-in', count: 1 },
    ]
    expect(sent).toEqual([{ release: '1.2.3', events }])
  })

  it('sends twenty different events at once, and nothing when its timer ends afterwards', () => {
    const { batch, sent } = open()
    for (let n = 0; n < 20; n += 1) batch.add(lost(`GET /${n}`), '/')
    expect(sent.map(({ events }) => events.length)).toEqual([20])
    vi.runAllTimers()
    expect(sent).toHaveLength(1)
  })

  it('starts a new timer after each request', () => {
    const { batch } = open()
    batch.add(lost('GET /a'), '/')
    batch.flush()
    batch.add(lost('GET /a'), '/')
    expect(vi.getTimerCount()).toBe(2)
  })

  it('sends at most 200 events of a page load', () => {
    const { batch, sent } = open()
    for (let n = 0; n < 1000; n += 1) batch.add(lost(`GET /${n}`), '/')
    batch.flush()
    expect(sent.flatMap(({ events }) => events)).toHaveLength(200)
  })
})
