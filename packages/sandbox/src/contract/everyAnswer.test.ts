import {
  type Calls,
  type Client,
  calls,
  createClient,
  createLog,
  describeError,
  RequestError,
} from '@driver-trust/domain/http'
import { ShapeError } from '@driver-trust/domain/struct'
import { createSandbox } from '@driver-trust/sandbox'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../../../../tooling/checkApi.ts'
import { arbitraryBody } from '../../../domain/src/http/testing/arbitraryBody.ts'
import { fakeServer, fakeSession } from '../../../domain/src/http/testing/fakeSession.ts'
import { sendEveryCall } from './sendEveryCall.ts'

const DEEP = Boolean(import.meta.env.DEEP)
const names = Object.keys(calls) as (keyof Calls)[] // the keys of the table
const STATUSES = [400, 401, 403, 404, 409, 410, 413, 422, 429, 500, 502, 503, 504] as const
const unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)

type Send = (input: unknown, options?: object) => Promise<unknown>

/** What each call is sent with, once it is known to succeed. */
const inputs = new Map<string, Parameters<Send>>()

beforeAll(async () => {
  const sandbox = createSandbox()
  const { session, transport } = openSession('http://sandbox.test')
  const fetch = (address: string, init: RequestInit) => Promise.resolve(sandbox.fetch(new Request(address, init)))
  const client = createClient({ transport: { ...transport, fetch }, session })
  const recorded = Object.entries(client as Record<string, Send>).map(([name, send]): [string, Send] => [
    name,
    async (...args) => {
      const answer = await send(...args)
      inputs.set(name, args)
      return answer
    },
  ])
  await sendEveryCall({
    client: Object.fromEntries(recorded) as unknown as Client, // the same calls, each recorded
    sandbox,
    adopt: (accessToken, refreshToken) => session.adopt({ accessToken, refreshToken }),
  })
  process.on('unhandledRejection', note)
})
afterAll(() => {
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

/** Everything that could be shown, logged or reported about a call answered like this; undefined if it succeeds. */
async function outcomeOf(name: keyof Calls, reply: Parameters<typeof fakeServer>[0], signal?: AbortSignal) {
  const server = fakeServer(reply)
  const { session } = fakeSession(server, { accessToken: 'held', refreshToken: 'refresh-held' })
  const client = createClient({ transport: server.transport, session })
  const [input, options] = inputs.get(name) ?? []
  const bearer = calls[name].authorization === 'given' ? options : {}
  const error = await (client[name] as Send)(input, { ...bearer, signal }).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return { error, sent: server.sent.length }
}

function printed(error: unknown): string {
  const lines: string[] = []
  createLog(({ text }) => lines.push(text)).error(error)
  const own = error instanceof Error ? Object.getOwnPropertyNames(error).map((key) => Reflect.get(error, key)) : []
  return [String(error), JSON.stringify(error), describeError(error), ...lines, JSON.stringify(own)].join('\n')
}

const isTyped = (error: unknown) => error instanceof RequestError || error instanceof ShapeError

describe.each(names)('%s', (name) => {
  it.each(STATUSES)('refused with %d is a RequestError that says so', async (status) => {
    const { error, sent } = await outcomeOf(name, () => new Response('{}', { status }))
    expect(error).toBeInstanceOf(RequestError)
    const isRenewed = status === 401 && calls[name].authorization === undefined
    expect(error).toMatchObject({ failure: 'http', status })
    expect(sent).toBe(isRenewed ? 2 : 1)
  })

  it('rejects with a RequestError when the connection drops', async () => {
    const { error } = await outcomeOf(name, () => Promise.reject(new TypeError('socket hang up')))
    expect(error).toMatchObject({ name: 'RequestError', failure: 'network' })
  })

  it('is aborted when it stalls and nothing uses it', async () => {
    const stalled = () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) }))
    const { error } = await outcomeOf(name, stalled, AbortSignal.timeout(5))
    expect(error).toMatchObject({ name: 'RequestError', failure: 'aborted' })
  })

  it('gives any answer a typed error or a parsed value', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryBody, async (body) => {
        const { error } = await outcomeOf(name, () => new Response(body))
        expect(error === undefined || isTyped(error), String(error)).toBe(true)
      }),
      { numRuns: DEEP ? 1000 : 25 },
    )
  })

  it('reveals nothing of its answer', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.uuid(), arbitraryBody, async (uuid, body) => {
        const secret = `canary-${uuid}`
        for (const badAnswer of BAD_ANSWERS) {
          const { error } = await outcomeOf(name, badAnswer(secret, body))
          if (error !== undefined) expect(printed(error)).not.toContain(secret)
        }
      }),
      { numRuns: DEEP ? 200 : 5 }, // each with every kind of bad answer
    )
  })
})

/**
 * The secret wherever an answer can contain one: values, field names, error bodies, headers, the message of a broken
 * connection.
 */
const BAD_ANSWERS: readonly ((secret: string, body: string) => () => Response | Promise<Response>)[] = [
  (secret, body) => () => new Response(body.replace(/"(\w+)":(true|null|\[\]|"hidden"|0)/g, `"$1":"${secret}"`)),
  (secret) => () =>
    Response.json({ id: secret, items: [{ [secret]: secret }], access_token: { secret }, expires_in: secret }),
  (secret) => () => new Response(secret),
  (secret, body) => () =>
    new Response(JSON.stringify({ code: secret, error: secret, message: body }), { status: 409, statusText: secret }),
  (secret) => () => Promise.reject(new TypeError(`fetch of ${secret} failed`)),
  (secret) => () => new Response(`{"access_token":"${secret}`, { headers: { 'retry-after': secret } }),
]
