import { describe, expect, it, vi } from 'vitest'
import { RequestError } from '../http/client/RequestError.ts'
import { createTurns } from './createTurns.ts'

/** Loads that the test finishes one by one. */
function open(limit: number) {
  const turns = createTurns(limit)
  const owner = {}
  const begun: { name: string; finish: (error?: Error) => void }[] = []
  const load = (name: string) =>
    turns(owner, () => {
      return new Promise<string>((resolve, reject) => {
        begun.push({ name, finish: (error) => (error ? reject(error) : resolve(name)) })
      })
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { load, begun, settle, turns }
}

describe('createTurns', () => {
  it('runs as many loads as allowed, and the next in order when one ends or fails', async () => {
    const { load, begun, settle } = open(2)
    const loads = ['a', 'b', 'c', 'd'].map((name) => load(name).catch(({ message }: Error) => message))
    await settle()
    expect(begun.map(({ name }) => name)).toEqual(['a', 'b'])
    begun[1]?.finish(new Error('refused'))
    await settle()
    expect(begun.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    begun[0]?.finish()
    await settle()
    begun[2]?.finish()
    begun[3]?.finish()
    expect(await Promise.all(loads)).toEqual(['a', 'refused', 'c', 'd'])
  })

  it('counts each owner on its own', async () => {
    const { load, begun, settle, turns } = open(1)
    void load('a')
    expect(await turns({}, async () => 'another owner')).toBe('another owner')
    await settle()
    expect(begun).toHaveLength(1)
  })

  it('pauses all of them for as long as a 429 says, with no more refusals than were in flight', async () => {
    vi.useFakeTimers()
    try {
      const turns = createTurns(6)
      const owner = {}
      const refusedAt: number[] = []
      let calls = 0
      let isBusy = true
      const answer = async () => {
        calls += 1
        if (!isBusy || calls <= 10 || calls % 3 === 0) return
        refusedAt.push(performance.now())
        throw new RequestError({ call: 'GET deadlines', failure: 'http', status: 429, retryAfter: 5 })
      }
      const begunAt: number[] = []
      const load = () => {
        begunAt.push(performance.now())
        return new Promise((resolve) => setTimeout(resolve, 100)).then(answer)
      }
      const loads = Promise.all(Array.from({ length: 40 }, () => turns(owner, load)))
      await vi.advanceTimersByTimeAsync(5000)
      const [refusal = 0] = refusedAt
      expect(refusal).toBeGreaterThan(0)
      expect(refusedAt.length).toBeLessThanOrEqual(6)
      expect(begunAt.filter((at) => at > refusal)).toEqual([])
      isBusy = false
      await vi.advanceTimersByTimeAsync(2000)
      expect(await loads).toHaveLength(40)
    } finally {
      vi.useRealTimers()
    }
  })
})
