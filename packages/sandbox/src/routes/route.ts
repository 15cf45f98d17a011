import { type Call, isUuid, pathParameters } from '@driver-trust/domain'
import type { Context, Hono } from 'hono'
import type { SandboxState } from '../SandboxState.ts'
import type { Person } from '../world/Person.ts'
import { personOfToken } from '../world/TokenRecords.ts'
import { Refusal } from './Refusal.ts'

export interface Asked<Input> {
  state: SandboxState
  /** Path parameters and payload, checked by the struct of the table of calls. */
  input: Input
  /** Who asks, by the bearer token; not for calls without one. */
  person: Person
}

/** What a handler answers: a body that the client's own struct must accept, or undefined for 204. */
type Handler<Input> = (asked: Asked<Input>) => unknown

/**
 * Registers the handler of one row of the table of calls: path, payload and answer are the client's own, so that the two cannot drift apart.
 */
export function route<Path extends string, Payload>(
  app: Hono,
  { state, call }: { state: SandboxState; call: Call<Path, Payload, unknown> },
  handler: Handler<Record<string, string> & Payload>,
): void {
  app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const input = { ...pathInput(call, context), ...(await payload(call, context)) }
    const person = call.authorization === 'none' ? NOBODY : personAsking(state, context)
    const body = await handler({ state, input: input as Record<string, string> & Payload, person }) // checked by payload()
    if (body instanceof Response) return body
    if (body === undefined) return context.body(null, 204)
    if (call.answer.as === 'json') call.answer.parse(structuredClone(body))
    return context.json(body as object)
  })
}

const NOBODY = { id: 'nobody' } as Person // handlers of calls without a bearer never look

function pathInput(call: Call, context: Context): Record<string, string> {
  const entries = pathParameters(call.path).map((name) => [name, context.req.param(name) ?? ''] as const)
  for (const [, value] of entries) if (!isUuid(value)) throw new Refusal(400, 'request_validation_failed')
  return Object.fromEntries(entries)
}

async function payload(call: Call, context: Context): Promise<Record<string, unknown>> {
  if (!call.carrier) return {}
  const raw = await READ[call.carrier](context)
  if (!call.payload) return raw
  const [fault, result] = call.payload.validate(raw, { coerce: true, mask: true })
  if (fault) throw new Refusal(400, 'request_validation_failed')
  return result as Record<string, unknown> // payloads are objects of fields
}

const READ: Record<NonNullable<Call['carrier']>, (context: Context) => Promise<Record<string, unknown>>> = {
  query: async (context) => queryValues(new URL(context.req.url).searchParams),
  json: async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined)
    if (typeof body !== 'object' || body === null) throw new Refusal(400, 'request_validation_failed')
    return { ...body }
  },
  form: (context) => context.req.parseBody({ all: true }),
  multipart: (context) => context.req.parseBody({ all: true }),
}

const NUMBERS = new Set(['page', 'page_size'])

/** Repeated keys become lists, the two numbers numbers. */
function queryValues(search: URLSearchParams): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const key of new Set(search.keys())) {
    const all = search.getAll(key).map((text) => (NUMBERS.has(key) ? Number(text) : text))
    values[key] = all.length > 1 ? all : all[0]
  }
  return values
}

function personAsking(state: SandboxState, context: Context): Person {
  const bearer = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1]
  const id = bearer && personOfToken(state.world.tokens, bearer, state.now())
  const person = id ? state.world.people.get(id) : undefined
  if (!person) throw new Refusal(401, 'unauthorized')
  return person
}
