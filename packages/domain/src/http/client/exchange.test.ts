import { afterEach, expect, it, vi } from 'vitest'
import { exchange } from './exchange.ts'

afterEach(() => {
  vi.useRealTimers()
})

it("reads the date of a Retry-After by the server's clock, not by the device's", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 12, 10, 30) }) // an hour fast
  const headers = { date: 'Thu, 12 Mar 2026 09:30:00 GMT', 'retry-after': 'Thu, 12 Mar 2026 09:30:12 GMT' }
  const transport = { host: '', fetch: async () => new Response('', { status: 503, headers }) }
  const sent = exchange(transport, { call: 'GET /x', address: '/x', init: { headers: {} }, deadline: 1000 })
  await expect(sent).rejects.toMatchObject({ retryAfter: 12 })
})

it.each([
  [undefined, undefined],
  ['', undefined],
  ['soon', undefined],
  ['0', 0],
  ['7', 7],
  ['1000000000', 30],
  ['-5', 0],
  ['Thu, 12 Mar 2026 09:30:12 GMT', 12],
  ['Thu, 12 Mar 2026 09:00:00 GMT', 0],
])('reads a Retry-After of %j as %j seconds', async (header, seconds) => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 12, 9, 30) })
  const headers = new Headers(header === undefined ? {} : { 'retry-after': header })
  const transport = { host: '', fetch: async () => new Response('', { status: 503, headers }) }
  const sent = exchange(transport, { call: 'GET /x', address: '/x', init: { headers: {} }, deadline: 1000 })
  await expect(sent).rejects.toMatchObject({ status: 503, retryAfter: seconds })
})
