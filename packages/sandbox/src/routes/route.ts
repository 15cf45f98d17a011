import type { ChallengeScope } from '@driver-trust/domain/auth'
import { type Call, type Calls, calls, type InputOf, pathParameters } from '@driver-trust/domain/http'
import { isUuid } from '@driver-trust/domain/struct'
import type { Context, Hono } from 'hono'
import { judgeRequest } from '../judge/judgeRequest.ts'
import { Refusal } from '../judge/Refusal.ts'
import type { Fault, FaultKind, SandboxState } from '../SandboxState.ts'
import { readAccessToken } from '../world/TokenRecords.ts'
import type { Person } from '../world/World.ts'

/** Who can call: anyone, an account, one with a verified e-mail, or the holder of a token with this scope. */
type Access = 'open' | 'account' | 'person' | ChallengeScope

interface Asked<Input> {
  /** Path parameters and payload, validated by the struct of the call. */
  input: Input
  /** The caller; `nobody` if the call is open and carried no token. */
  person: Person
}

/** Returns a body that the client's struct must accept, as text if it is JSON already, or undefined for a 204. */
type Handler<Input> = (asked: Asked<Input>) => unknown

interface Registration<Path extends string, Payload> {
  state: SandboxState
  call: Call<Path, Payload, unknown>
  access?: Access
}

/**
 * Registers the handler of one call. Path, payload and answer come from the client's table of calls, so the two can't
 * drift apart.
 */
export function route<Path extends string, Payload>(
  app: Hono,
  { state, call, access = 'person' }: Registration<Path, Payload>,
  handler: Handler<InputOf<Call<Path, Payload>>>,
): void {
  app.on(call.method, call.path.replace(/\{(\w+)\}/g, ':$1'), async (context) => {
    const { searchParams, href, origin } = new URL(context.req.url)
    const fault = await faultyAnswer(state, call, searchParams)
    if (fault) return fault
    const { longestAddress: longest = LONGEST } = state.habits
    if (!state.habits.isLenient && href.length - origin.length > longest) throw new Refusal(414, 'uri_too_long')
    if (access === 'open' && call.path.endsWith('/token') && context.req.header('authorization'))
      throw new Refusal(400, 'request_validation_failed', 'authorization')
    const person = personAsking(state, context, access)
    await judgeRequest(state, call, context)
    const input = { ...pathInput(call, context), ...(await payload(call, context)) }
    const body = await handler({ input: input as InputOf<Call<Path, Payload>>, person }) // validated by payload()
    if (body instanceof Response) return body
    if (body === undefined) return context.body(null, 204)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    if (call.answer.as === 'json') call.answer.parse(JSON.parse(text))
    return context.body(text, 200, { 'content-type': 'application/json', ...cachingOf(call, state) })
  })
}

/** Milliseconds of a slow answer: long enough for pending views to show. */
const SLOW = 1800

/** The answer of the fault that is set for a call, if any; a slow one is only late. */
async function faultyAnswer(
  state: SandboxState,
  asked: object,
  search: URLSearchParams,
): Promise<Response | undefined> {
  const isAsked = (call: keyof Calls | '*') => call === '*' || calls[call] === asked
  const isWhere = ({ where = {} }: Fault) =>
    Object.entries(where).every(([name, value]) => search.getAll(name).includes(value))
  const fault = state.faults.find((each) => isAsked(each.call) && isWhere(each) && each.times !== 0)
  if (!fault) return undefined
  if (fault.times !== undefined) fault.times -= 1
  if (fault.kind === 'stalled') {
    state.stalledRequests.push(fault.call)
    return new Promise(() => {})
  }
  if (fault.kind !== 'slow') return ANSWERS[fault.kind](fault)
  await new Promise((resolve) => setTimeout(resolve, SLOW))
  return undefined
}

const ANSWERS: Record<Exclude<FaultKind, 'slow' | 'stalled'>, (fault: Fault) => Response> = {
  offline: () => Response.error(),
  status: ({ status = 500 }) => Response.json({ code: 'sandbox_fault' }, { status }),
  gateway: ({ status = 502 }) =>
    new Response('<html><head><title>502 Bad Gateway</title></head></html>', {
      status,
      headers: { 'content-type': 'text/html' },
    }),
  html: () =>
    new Response('<!doctype html><title>Welcome to the hotel wifi</title>', {
      headers: { 'content-type': 'text/html' },
    }),
  shape: () => Response.json({ items: 'not a list', id: 7 }),
}

/** Characters of an address, as common servers have it. */
const LONGEST = 8192

/** What a proxy or a careless default adds to every answer that can be cached. */
function cachingOf({ method }: Pick<Call, 'method'>, { habits }: SandboxState): Record<string, string> {
  return method === 'GET' && !habits.isLenient ? { 'cache-control': 'private, max-age=300' } : {}
}

const NOBODY = { id: 'nobody', role: 'user' } as Person // handlers of open calls look no further

function personAsking(state: SandboxState, context: Context, access: Access): Person {
  const bearer = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1]
  const token = bearer ? readAccessToken(state, bearer) : undefined
  const person = token?.personId ? state.world.people.get(token.personId) : undefined
  if (access === 'open') return person ?? NOBODY
  const isAccepted = access === 'person' || access === 'account' ? person !== undefined : token?.scope === access
  if (!isAccepted) throw new Refusal(401, 'unauthorized')
  if (access === 'person' && !person?.emailVerified) throw new Refusal(403, 'email_not_verified')
  return person ?? NOBODY
}

function pathInput(call: Call, context: Context): Record<string, string> {
  const entries = pathParameters(call.path).map((name) => [name, context.req.param(name) ?? ''] as const)
  for (const [name, value] of entries) if (!isUuid(value)) throw new Refusal(400, 'request_validation_failed', name)
  return Object.fromEntries(entries)
}

async function payload(call: Call, context: Context): Promise<Record<string, unknown>> {
  if (!call.carrier) return {}
  const raw = await READ[call.carrier](context)
  if (!call.payload) return raw
  const [fault, result] = call.payload.validate(raw, { coerce: true, mask: true })
  if (fault) throw new Refusal(400, 'request_validation_failed', fault.path.join('.'))
  return result as Record<string, unknown> // payloads are objects
}

const READ: Record<NonNullable<Call['carrier']>, (context: Context) => Promise<Record<string, unknown>>> = {
  query: async (context) => queryValues(new URL(context.req.url).searchParams),
  json: async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined)
    if (typeof body !== 'object' || body === null) throw new Refusal(400, 'request_validation_failed')
    return { ...body }
  },
  form: formValues,
  multipart: formValues,
}

/** A plain object: Hono's has no prototype, and a struct couldn't print it in an error. */
async function formValues(context: Context): Promise<Record<string, unknown>> {
  return { ...(await context.req.parseBody({ all: true })) }
}

const NUMBERS = new Set(['page', 'page_size'])
const LISTS = new Set(['actions'])

/** Repeated keys become arrays, and the two numeric ones numbers. */
function queryValues(search: URLSearchParams): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const key of new Set(search.keys())) {
    const all = search.getAll(key).map((text) => (NUMBERS.has(key) ? Number(text) : text))
    values[key] = all.length > 1 || LISTS.has(key) ? all : all[0]
  }
  return values
}
