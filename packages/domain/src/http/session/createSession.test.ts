import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../client/createClient.ts'
import { fakeServer, fakeSession } from '../testing/fakeSession.ts'
import type { SessionEnvironment } from './SessionState.ts'

const USER = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', role: 'admin', email: 'a@example.com', emailVerified: true }
const HELD = { accessToken: 'old', refreshToken: 'refresh-1' }

function tab(tokenReply: () => Response | Promise<Response>, given: Partial<SessionEnvironment> = {}) {
  const server = fakeServer(({ address, headers }) => {
    if (address.endsWith('/token')) return tokenReply()
    return headers.authorization === 'Bearer new' ? Response.json(USER) : new Response('', { status: 401 })
  })
  const { session, tokens } = fakeSession(server, HELD, given)
  const events: string[] = []
  session.subscribe((event) => events.push(event))
  const client = createClient({ transport: server.transport, session })
  const posts = () => server.sent.filter(({ address }) => address.endsWith('/token')).length
  return { client, session, tokens, events, posts, sent: server.sent }
}

const fresh = (more: object = { refresh_token: 'refresh-2' }) => Response.json({ access_token: 'new', ...more })

describe('one tab', () => {
  it('sends one token request for a hundred calls refused at once', async () => {
    const { client, posts, sent } = tab(fresh)
    const answers = await Promise.all(Array.from({ length: 100 }, () => client.whoami()))
    expect(answers).toHaveLength(100)
    expect(posts()).toBe(1)
    expect(sent.length).toBeLessThanOrEqual(201)
  })

  it('keeps the old refresh token if the answer contains none', async () => {
    const { client, tokens } = tab(() => fresh({}))
    await client.whoami()
    expect(tokens.read()).toEqual({ accessToken: 'new', refreshToken: 'refresh-1' })
  })

  it("doesn't refresh again for a late refusal of the old token", async () => {
    const { client, session, posts } = tab(fresh)
    await client.whoami()
    await expect(session.renew('old')).resolves.toBe(true)
    expect(posts()).toBe(1)
  })

  it.each([400, 401, 403])(
    'signs out once when the refresh is refused with %d, however many calls wait',
    async (status) => {
      const { client, tokens, events, posts } = tab(() => new Response('{}', { status }))
      const calls = await Promise.allSettled(Array.from({ length: 50 }, () => client.whoami()))
      expect(calls.every((call) => call.status === 'rejected')).toBe(true)
      expect(posts()).toBe(1)
      await vi.waitFor(() => expect(events).toEqual(['signed-out']))
      expect(tokens.read()).toEqual({ accessToken: undefined, refreshToken: undefined })
    },
  )

  it.each([408, 429, 500, 503])(
    'keeps the tokens when the refresh fails with %d, and does not ask again at once',
    async (status) => {
      const { client, tokens, events, posts } = tab(() => new Response('', { status }))
      await expect(client.whoami()).rejects.toMatchObject({ status })
      await Promise.allSettled(Array.from({ length: 50 }, () => client.whoami()))
      expect(posts()).toBe(1)
      expect(tokens.read()).toEqual(HELD)
      expect(events).toEqual([])
    },
  )

  it.each([
    ['HTML', () => new Response('<html>')],
    ['truncated JSON', () => new Response('{"access_token":"ne')],
    ['nothing', () => new Response('')],
    ['null', () => Response.json(null)],
    ['a list', () => Response.json([])],
    ['no access token', () => Response.json({ refresh_token: 'r' })],
    ['an empty access token', () => Response.json({ access_token: '' })],
    ['a number as access token', () => Response.json({ access_token: 123 })],
    ['an object as access token', () => Response.json({ access_token: { a: 1 } })],
    ['a word as expires_in', () => Response.json({ access_token: 'x', expires_in: 'soon' })],
    ['a negative expires_in', () => Response.json({ access_token: 'x', expires_in: -5 })],
  ])("stores nothing and doesn't repeat the call when the refresh is answered with %s", async (_, reply) => {
    const { client, tokens, posts } = tab(reply)
    await expect(client.whoami()).rejects.toMatchObject({ name: 'ShapeError' })
    expect(posts()).toBe(1)
    expect(tokens.read()).toEqual(HELD)
  })

  it('stays signed out when a refresh ends after the sign-out', async () => {
    const reply = Promise.withResolvers<Response>()
    const { client, session, tokens, posts } = tab(() => reply.promise)
    const call = client.whoami()
    await vi.waitFor(() => expect(posts()).toBe(1))
    session.signOut()
    reply.resolve(fresh())
    await expect(call).rejects.toMatchObject({ failure: 'aborted' })
    expect(tokens.read()).toEqual({ accessToken: undefined, refreshToken: undefined })
  })

  it('reports a wrong password without refreshing or signing out', async () => {
    const { session, events, posts, tokens } = tab(() => new Response('', { status: 401 }))
    await expect(session.signIn({ grant_type: 'password', username: 'a', password: 'b' })).rejects.toMatchObject({
      status: 401,
    })
    expect(posts()).toBe(1)
    expect(events).toEqual([])
    expect(tokens.read()).toEqual(HELD)
  })
})

describe('a page restored from the back/forward cache', () => {
  const reply = () => fresh()

  it('catches up with the sign-out of another tab', async () => {
    const { session, tokens, events } = tab(reply)
    const lifetime = session.lifetime()
    tokens.clear()
    session.resume()
    await vi.waitFor(() => expect(events).toEqual(['signed-out']))
    expect(lifetime.aborted).toBe(true)
    session.resume()
    await Promise.resolve()
    expect(events).toHaveLength(1)
  })

  it.each([
    { accessToken: 'other', refreshToken: 'refresh-1' },
    { accessToken: 'old', refreshToken: 'other' },
  ])('catches up with other tokens: $accessToken, $refreshToken', async (stored) => {
    const { session, tokens, events } = tab(reply)
    tokens.write(stored)
    session.resume()
    await vi.waitFor(() => expect(events).toEqual(['replaced']))
  })

  it('goes on with the tokens of a refresh in another tab', async () => {
    const { session, tokens, events } = tab(reply)
    session.adopt(HELD)
    await vi.waitFor(() => expect(events).toEqual(['signed-in']))
    const lifetime = session.lifetime()
    tokens.write({ accessToken: 'renewed', refreshToken: 'refresh-2' })
    session.resume()
    await Promise.resolve()
    expect(events).toEqual(['signed-in'])
    expect(lifetime.aborted).toBe(false)
    session.resume()
    expect(session.accessToken()).toBe('renewed')
    tokens.begin() // another tab's sign-in
    tokens.write({ accessToken: 'other', refreshToken: 'refresh-3' })
    session.resume()
    await vi.waitFor(() => expect(events).toEqual(['signed-in', 'replaced']))
  })

  it('goes on where nothing has changed', async () => {
    const { session, events } = tab(reply)
    const lifetime = session.lifetime()
    session.resume()
    await Promise.resolve()
    expect(events).toEqual([])
    expect(lifetime.aborted).toBe(false)
  })
})

describe('work of a session', () => {
  it('is over once the session ends', () => {
    const { session } = tab(fresh)
    const lifetime = session.lifetime()
    expect(session.isOver(lifetime)).toBe(false)
    session.signOut()
    expect(session.isOver(lifetime)).toBe(true)
    expect(session.isOver(session.lifetime())).toBe(false)
  })

  it('is over once storage holds the mark of another session, even before its message arrives', () => {
    const { session, tokens } = tab(fresh)
    session.adopt(HELD)
    const lifetime = session.lifetime()
    expect(session.isOver(lifetime)).toBe(false)
    tokens.begin()
    expect(session.isOver(lifetime)).toBe(true)
    expect(lifetime.aborted).toBe(false)
  })

  it('goes on through a refresh', async () => {
    const { client, session } = tab(fresh)
    session.adopt(HELD)
    const lifetime = session.lifetime()
    await client.whoami()
    expect(session.accessToken()).toBe('new')
    expect(session.isOver(lifetime)).toBe(false)
  })

  it('knows if its access token has vanished from storage', () => {
    const { session, tokens } = tab(fresh)
    expect(session.hasLostToken()).toBe(false)
    tokens.clear()
    expect(session.hasLostToken()).toBe(true)
    session.signOut()
    expect(session.hasLostToken()).toBe(false)
  })
})

describe('a refused call', () => {
  it("can't be repeated where there is nothing to renew the session with", async () => {
    const { session, tokens, posts, events } = tab(fresh)
    session.signOut()
    await expect(session.renew(undefined)).resolves.toBe(false)
    expect(posts()).toBe(0)
    tokens.write({ accessToken: 'restored', refreshToken: undefined })
    await expect(session.renew(undefined)).resolves.toBe(true)
    await vi.waitFor(() => expect(events).toEqual(['signed-out']))
  })
})

describe('a page that is being left', () => {
  it('sends no refresh token until it stays, and none once the next page has renewed', async () => {
    let stay = () => {}
    const staying = () =>
      new Promise<void>((resolve) => {
        stay = resolve
      })
    const { client, posts, tokens } = tab(fresh, { staying })
    const call = client.whoami()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(posts()).toBe(0)
    tokens.write({ accessToken: 'new', refreshToken: 'refresh-2' })
    stay()
    await call
    expect(posts()).toBe(0)
  })
})

describe('a login page in front of the API', () => {
  const page = () => new Response('<!doctype html><title>Sign in to the guest network</title>', { status: 401 })

  it('answers a call with 401 without ending the session', async () => {
    const server = fakeServer(page)
    const { session, tokens } = fakeSession(server, HELD)
    const client = createClient({ transport: server.transport, session })
    await expect(client.whoami()).rejects.toMatchObject({ status: 401, isPage: true })
    expect(tokens.read()).toEqual(HELD)
    expect(server.sent.map(({ address }) => address)).toEqual(['/api/v1/auth/whoami'])
  })

  it('answers a refresh with 401 without deleting the tokens', async () => {
    const { client, tokens, events } = tab(page)
    await expect(client.whoami()).rejects.toMatchObject({ status: 401, isPage: true })
    expect(tokens.read()).toEqual(HELD)
    expect(events).toEqual([])
  })
})

describe('an access token that says how long it is valid', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    [true, 1],
    [false, 0],
  ])('is renewed a minute before its end if a user sees the page (%s)', async (isVisible, renewals) => {
    const { session, posts } = tab(fresh, { isVisible: () => isVisible })
    session.adopt({ ...HELD, expiresIn: 600 })
    await vi.advanceTimersByTimeAsync(539_000)
    expect(posts()).toBe(0)
    await vi.advanceTimersByTimeAsync(2000)
    expect(posts()).toBe(renewals)
  })

  it('isn’t renewed if it lasts for less than two minutes, or for longer than a timer', async () => {
    const { session, posts } = tab(fresh, { isVisible: () => true })
    for (const expiresIn of [119, 2 ** 31]) session.adopt({ ...HELD, expiresIn })
    await vi.advanceTimersByTimeAsync(300_000)
    expect(posts()).toBe(0)
  })
})

it('lets no other token request run beside a refresh', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const queue: Promise<unknown>[] = []
  const request = (async (_: string, __: LockOptions, work: () => Promise<unknown>) => {
    const before = queue.at(-1)
    const turn = Promise.resolve(before).then(work)
    queue.push(turn)
    return turn
  }) as SessionEnvironment['locks']['request'] // the session calls no other overload
  const { session, client } = tab(() => held.then(() => fresh()), { locks: { request } })
  const call = client.whoami()
  await new Promise((resolve) => setTimeout(resolve, 20))
  const work = vi.fn(async () => 'done')
  const alone = session.alone(work)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(work).not.toHaveBeenCalled()
  release()
  await call
  await alone
  expect(work).toHaveBeenCalledOnce()
})
