import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from './client/createClient.ts'
import { describeError } from './client/log.ts'
import { isUsableToken } from './session/tokenStore.ts'
import { arbitraryBody } from './testing/arbitraryBody.ts'
import { fakeServer, fakeSession } from './testing/fakeSession.ts'

const HELD = { accessToken: 'old', refreshToken: 'refresh-1' }
const SECRET = 'canary-5f0c'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The outcome of a refused call if its refresh is answered like this, and after how many milliseconds. */
async function refreshAnswered(reply: () => Response | Promise<Response>) {
  const server = fakeServer(({ address }) => (address.endsWith('/token') ? reply() : new Response('', { status: 401 })))
  const { session, tokens } = fakeSession(server, HELD)
  const client = createClient({ transport: server.transport, session })
  const started = Date.now()
  let outcome: { error: unknown; after: number } | undefined
  client.whoami().catch((error: unknown) => {
    outcome = { error, after: Date.now() - started }
  })
  for (let step = 0; step < 101 && !outcome; step += 1) await vi.advanceTimersByTimeAsync(step === 0 ? 0 : 100)
  const posts = server.sent.filter(({ address }) => address.endsWith('/token')).length
  return { ...outcome, posts, held: tokens.read() }
}

const neverEnding = () =>
  new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"acc')) }))

describe('a refresh that is answered with', () => {
  it.each([
    ['HTML of a captive portal', 'ShapeError', () => new Response(`<html>${SECRET}`)],
    ['truncated JSON', 'ShapeError', () => new Response(`{"access_token":"${SECRET}`)],
    ['an empty body', 'ShapeError', () => new Response('')],
    ['502 and HTML', 'RequestError', () => new Response(`<html>${SECRET}`, { status: 502 })],
    ['null', 'ShapeError', () => Response.json(null)],
    ['no access token', 'ShapeError', () => Response.json({ refresh_token: SECRET })],
    ['a number as access token', 'ShapeError', () => Response.json({ access_token: 123, scope: SECRET })],
    ['an object as access token', 'ShapeError', () => Response.json({ access_token: { a: SECRET } })],
    ['a word as expires_in', 'ShapeError', () => Response.json({ access_token: SECRET, expires_in: 'soon' })],
    ['a negative expires_in', 'ShapeError', () => Response.json({ access_token: SECRET, expires_in: -5 })],
    ['500 and JSON', 'RequestError', () => Response.json({ message: SECRET }, { status: 500 })],
    ['a list', 'ShapeError', () => Response.json([])],
    ['a dropped connection', 'RequestError', () => Promise.reject(new TypeError(`${SECRET} reset`))],
    ['headers and a body that stalls', 'RequestError', neverEnding],
    ['nothing at all', 'RequestError', () => new Promise<Response>(() => {})],
    ['a token that no header can carry', 'ShapeError', () => Response.json({ access_token: `${SECRET}\n` })],
    [
      'a refresh token that storage garbles',
      'ShapeError',
      () => Response.json({ access_token: SECRET, refresh_token: 'ż' }),
    ],
  ])('%s is a typed error: nothing is sent again or stored', async (_, name, reply) => {
    const { error, after, posts, held } = await refreshAnswered(reply)
    expect(error).toMatchObject({ name })
    expect(after).toBeLessThanOrEqual(10_000)
    expect(posts).toBe(1)
    expect(held).toEqual(HELD)
    expect(`${JSON.stringify(error)}${String(error)}${describeError(error)}`).not.toContain(SECRET)
  })

  it.each([0, 1e15])('accepts expires_in %d: only a 401 says that a token has expired', async (expires_in) => {
    const { held, posts } = await refreshAnswered(() => Response.json({ access_token: 'new', expires_in }))
    expect(posts).toBe(1)
    expect(held.accessToken).toBe('new')
  })

  it('anything stores a usable access token or nothing', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryBody, async (body) => {
        const { posts, held, error } = await refreshAnswered(() => new Response(body))
        expect(posts).toBe(1)
        expect(isUsableToken(held.accessToken)).toBe(true)
        expect(['ShapeError', 'RequestError']).toContain(error instanceof Error && error.name)
        const isStored = held.accessToken !== HELD.accessToken
        if (isStored) expect(JSON.parse(body.replace('\uFEFF', ''))).toMatchObject({ access_token: held.accessToken })
        else expect(held).toEqual(HELD)
      }),
      { numRuns: import.meta.env.DEEP ? 2000 : 200 },
    )
  })
})
