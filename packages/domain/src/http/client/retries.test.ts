import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ShapeError } from '../../struct/parseAs.ts'
import { RequestError } from './RequestError.ts'
import { withRetries } from './retries.ts'

const failed = (status: number, retryAfter?: number) =>
  new RequestError({ call: 'GET /x', failure: 'http', status, retryAfter })
const [delays, budget] = [[1000, 2000, 4000], 45_000]

async function attempts(error: unknown, options: { abortAfter?: number } = {}): Promise<number[]> {
  const started = Date.now()
  const times: number[] = []
  const controller = new AbortController()
  if (options.abortAfter !== undefined) setTimeout(() => controller.abort(), options.abortAfter)
  const load = async () => {
    times.push(Date.now() - started)
    throw controller.signal.aborted ? new RequestError({ call: 'GET /x', failure: 'aborted' }) : error
  }
  const done = withRetries(load, { delays, budget, signal: controller.signal }).catch(() => undefined)
  await vi.runAllTimersAsync()
  await done
  return times
}

describe('a failed load', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it.each([408, 429, 500, 502, 503, 504])('with status %d is retried after 1, 2 and 4 seconds', async (status) => {
    expect(await attempts(failed(status))).toEqual([0, 1000, 3000, 7000])
  })

  it.each([400, 401, 403, 404, 409, 410, 413, 422])("with status %d isn't retried", async (status) => {
    expect(await attempts(failed(status))).toEqual([0])
  })

  it("isn't retried when its shape is wrong", async () => {
    expect(await attempts(new ShapeError('User', { path: 'id', expected: 'uuid', received: 'null' }))).toEqual([0])
  })

  it('waits as long as Retry-After says, within 45 seconds in all', async () => {
    expect(await attempts(failed(429, 10))).toEqual([0, 10_000, 20_000, 30_000])
    expect(await attempts(failed(429, 30))).toEqual([0, 30_000])
  })

  it('times out after 45 seconds without an answer', async () => {
    const { signal } = new AbortController()
    const unanswered = (attemptSignal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        setTimeout(reject, 30_000, new RequestError({ call: 'GET /x', failure: 'timeout' }))
        attemptSignal.addEventListener('abort', () => reject(new RequestError({ call: 'GET /x', failure: 'aborted' })))
      })
    const started = performance.now()
    const outcome = withRetries(unanswered, { delays, budget, signal }).catch((error: unknown) => ({
      error,
      after: performance.now() - started,
    }))
    await vi.runAllTimersAsync()
    expect(await outcome).toEqual({ error: expect.objectContaining({ failure: 'timeout' }), after: 45_000 })
  })

  it("isn't retried when its refresh is rate-limited: the wait is shown instead", async () => {
    const putOff = new RequestError({ call: 'POST /api/v1/auth/token', failure: 'http', status: 429, retryAfter: 30 })
    expect(await attempts(putOff)).toEqual([0])
  })

  it("isn't retried when nothing uses it any more", async () => {
    expect(await attempts(failed(500), { abortAfter: 500 })).toEqual([0, 500])
  })
})
