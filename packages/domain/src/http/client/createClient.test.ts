import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ShapeError } from '../../struct/parseAs.ts'
import { fakeServer, fakeSession } from '../testing/fakeSession.ts'
import { createClient, queryString } from './createClient.ts'
import { isAnsweredByPage } from './RequestError.ts'

const USER = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', role: 'admin', email: 'a@example.com', emailVerified: true }
const EMPTY_PAGE = { items: [], total: 0 }

function clientWith(
  reply: Parameters<typeof fakeServer>[0],
  tokens = { accessToken: 'old', refreshToken: 'refresh-1' },
) {
  const server = fakeServer(reply)
  const { session, tokens: store } = fakeSession(server, tokens)
  return { client: createClient({ transport: server.transport, session }), sent: server.sent, session, store }
}

const tokenAnswer = (access: string, refresh?: string) =>
  Response.json({ access_token: access, refresh_token: refresh })

describe('a call', () => {
  it('carries the bearer, skips empty values and repeats the keys of lists', async () => {
    const { client, sent } = clientWith(() => Response.json(EMPTY_PAGE))
    await client.listUsers({ role: 'driver', status: ['red', 'locked'], page: 2, page_size: 20 })
    expect(sent[0]).toMatchObject({
      method: 'GET',
      address: '/api/v1/users?page=2&page_size=20&status=red&status=locked&role=driver',
      headers: { authorization: 'Bearer old' },
    })
  })

  it('carries a new traceparent each time, which its error names, where the transport makes them', async () => {
    const server = fakeServer(() => new Response('', { status: 401 }))
    const { session } = fakeSession(server, { accessToken: 'old' })
    let made = 0
    const newTrace = () => {
      made += 1
      return `trace-${made}`
    }
    const client = createClient({ transport: { ...server.transport, newTrace }, session })
    await expect(client.listUsers({ role: 'driver' })).rejects.toMatchObject({ status: 401, trace: 'trace-1' })
    await expect(client.whoami()).rejects.toMatchObject({ trace: 'trace-2' })
    expect(server.sent.map(({ headers }) => headers.traceparent)).toEqual(['trace-1', 'trace-2'])
    expect(server.sent[0]?.headers.authorization).toBe('Bearer old')
  })

  it('is repeated once with the new token after a 401', async () => {
    const { client, sent, store } = clientWith(({ address, headers }) => {
      if (address.endsWith('/token')) return tokenAnswer('new', 'refresh-2')
      return headers.authorization === 'Bearer new' ? Response.json(USER) : new Response('', { status: 401 })
    })
    await expect(client.whoami()).resolves.toMatchObject({ email: 'a@example.com' })
    expect(sent.map(({ address }) => address)).toEqual([
      '/api/v1/auth/whoami',
      '/api/v1/auth/token',
      '/api/v1/auth/whoami',
    ])
    expect(sent[1]).toMatchObject({
      body: 'grant_type=refresh_token&refresh_token=refresh-1',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    })
    expect(sent[1]?.headers).not.toHaveProperty('authorization')
    expect(store.read()).toEqual({ accessToken: 'new', refreshToken: 'refresh-2' })
  })

  it('is rejected if the repetition is refused as well', async () => {
    const { client, sent } = clientWith(({ address }) =>
      address.endsWith('/token') ? tokenAnswer('new') : new Response('', { status: 401 }),
    )
    await expect(client.whoami()).rejects.toMatchObject({ status: 401, call: 'GET /api/v1/auth/whoami' })
    expect(sent).toHaveLength(3)
  })

  it('is never refreshed with a bearer of its own', async () => {
    const { client, sent } = clientWith(() => new Response('', { status: 401 }))
    await expect(client.whoami({}, { bearer: 'challenge' })).rejects.toMatchObject({ status: 401 })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.authorization).toBe('Bearer challenge')
  })

  it.each([
    ['HTML', () => new Response('<!doctype html>'), 'expected JSON, received a web page'],
    ['other text', () => new Response('welcome'), 'expected JSON, received other text'],
    ['an empty body', () => new Response(''), 'expected JSON, received nothing'],
    ['a wrong type', () => Response.json({ ...USER, emailVerified: 'yes' }), '"emailVerified"'],
    ['null', () => Response.json(null), 'SignedInUser'],
  ])('answered with %s is a shape error', async (_, reply, text) => {
    const { client } = clientWith(reply)
    await expect(client.whoami()).rejects.toThrow(text)
  })

  it.each<[string, (client: ReturnType<typeof clientWith>['client']) => Promise<unknown>]>([
    ['a write', (client) => client.removeMember({ organization_id: USER.id, user_id: USER.id })],
    ['a file', (client) => client.downloadBatch({ batchId: USER.id })],
  ])('answered with a web page is no success: %s', async (_, ask) => {
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    for (const page of ['<!doctype html>Sign in to the network', 'Please sign in <a href="/">here</a>']) {
      const { client, sent } = clientWith(() => new Response(page, { headers }))
      const failure: unknown = await ask(client).catch((error) => error)
      expect(failure).toBeInstanceOf(ShapeError)
      expect(isAnsweredByPage(failure)).toBe(true)
      expect(sent).toHaveLength(1)
    }
  })

  it.each([
    ['HTML', () => new Response('\n<!doctype html>', { status: 404 }), 'returned 404 and a web page.'],
    ['HTML and 200', () => new Response('<!doctype html>'), 'a web page.'],
    ['JSON', () => Response.json({ error: 'not_found' }, { status: 404 }), 'returned 404.'],
    ['nothing', () => new Response(null, { status: 502 }), 'returned 502.'],
  ])('answered with %s tells whether a web page answered', async (_, reply, text) => {
    const { client } = clientWith(reply)
    const failure: unknown = await client.whoami().catch((error) => error)
    expect(String(failure)).toContain(text)
    expect(isAnsweredByPage(failure)).toBe(text.endsWith('a web page.'))
  })

  it('takes "created" without a body for what it says, unless an answer is described', async () => {
    const { client } = clientWith(() => new Response('', { status: 201 }))
    await expect(client.register({ email: 'a@example.org', password: 'Sandbox-1!' })).resolves.toBeUndefined()
    await expect(client.createOrganisation({ name: 'North' })).rejects.toThrow(ShapeError)
  })

  it('reads an answer with a byte-order mark', async () => {
    const { client } = clientWith(() => new Response(`\uFEFF${JSON.stringify(USER)}`))
    await expect(client.whoami()).resolves.toMatchObject({ role: 'admin' })
  })

  it("reports that the server can't be reached", async () => {
    const { client } = clientWith(() => Promise.reject(new TypeError('fetch failed')))
    await expect(client.whoami()).rejects.toMatchObject({ failure: 'network' })
  })

  it('is aborted by its signal', async () => {
    const { client } = clientWith(() => new Promise(() => {}))
    const controller = new AbortController()
    const call = client.whoami({}, { signal: controller.signal })
    controller.abort()
    await expect(call).rejects.toMatchObject({ failure: 'aborted' })
  })

  it('takes the error code but nothing else from an error body', async () => {
    const { client } = clientWith(() =>
      Response.json({ code: 'organisation_exists', message: 'secret <b>' }, { status: 409 }),
    )
    const error = await client.whoami().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ status: 409, code: 'organisation_exists' })
    expect(JSON.stringify(error) + String(error)).not.toContain('secret')
  })
})

describe('queryString', () => {
  it.each([
    [{}, ''],
    [{ a: null, b: undefined }, ''],
    [{ page: 1, name: '' }, '?page=1&name='],
    [{ status: ['red', null, 'locked'] }, '?status=red&status=locked'],
    [{ status: [] }, ''],
    [{ q: 'Łódź & +' }, '?q=%C5%81%C3%B3d%C5%BA+%26+%2B'],
  ])('prints %j as %s', (query, text) => {
    expect(queryString(query)).toBe(text)
  })

  it('reads back every value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.array(fc.string({ unit: 'grapheme' }))), (query) => {
        const search = new URLSearchParams(queryString(query))
        for (const [key, values] of Object.entries(query)) expect(search.getAll(key)).toEqual(values)
      }),
    )
  })
})

describe('tokens that appear in storage without a word', () => {
  const OTHER = { ...USER, id: '8d0e7780-8536-41ef-855c-f18fd2f91bf8' }
  const member = { organization_id: USER.id, user_id: USER.id }

  /** A tab of USER's, in whose storage someone has put the tokens of this person. */
  async function swapped(person: typeof USER) {
    const opened = clientWith(({ address, headers }) => {
      if (address.endsWith('/token')) return tokenAnswer('refreshed', 'refresh-3')
      if (headers.authorization === 'Bearer expired') return new Response('', { status: 401 })
      if (address.endsWith('/whoami')) return Response.json(headers.authorization === 'Bearer old' ? USER : person)
      return new Response(null, { status: 204 })
    })
    await opened.client.whoami()
    const lifetime = opened.session.lifetime()
    const events: string[] = []
    opened.session.subscribe((event) => events.push(event))
    const put = (accessToken: string) => opened.store.write({ accessToken, refreshToken: 'refresh-2' })
    const writes = () => opened.sent.filter(({ method, address }) => method === 'DELETE' && !address.includes('auth'))
    const askedWho = () => opened.sent.filter(({ address }) => address.endsWith('/whoami')).length
    return { ...opened, lifetime, events, put, writes, askedWho }
  }

  it.each(['new', 'expired'])('carry no write of anyone else (%s)', async (token) => {
    const { client, lifetime, put, writes, events } = await swapped(OTHER)
    await client.removeMember(member, { lifetime })
    put(token)
    const all = await Promise.allSettled(Array.from({ length: 4 }, () => client.removeMember(member, { lifetime })))
    expect(all.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    expect(writes()).toHaveLength(1)
    expect(lifetime.aborted).toBe(true)
    expect(events).toEqual(['replaced'])
  })

  it.each(['new', 'expired'])('carry on the work of the same person, who is looked up once (%s)', async (token) => {
    const { client, lifetime, put, writes, askedWho, events } = await swapped(USER)
    put(token)
    await client.removeMember(member, { lifetime })
    await client.removeMember(member, { lifetime })
    expect(writes().filter(({ headers }) => headers.authorization !== 'Bearer expired')).toHaveLength(2)
    expect(askedWho()).toBeLessThanOrEqual(3) // the tab's own, one refused, and one that says who it is
    expect(events).toEqual([])
  })

  it('end the session as soon as anything says whose they are', async () => {
    const { client, lifetime, put, events } = await swapped(OTHER)
    put('new')
    await expect(client.whoami()).resolves.toMatchObject({ id: OTHER.id })
    expect(lifetime.aborted).toBe(true)
    await Promise.resolve()
    expect(events).toEqual(['replaced'])
  })
})
