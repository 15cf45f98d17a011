import type { SignedInUser } from '../../people/User.ts'
import { ShapeError } from '../../struct/parseAs.ts'
import { unescaped } from '../../text/pastedText.ts'
import type { Session } from '../session/createSession.ts'
import { authCalls, sessionCalls } from './authCalls.ts'
import { type Call, callLabel, fillPath, type InputOf, type NamedFile, pathParameters, type ResultOf } from './Call.ts'
import { exchange, type Incoming, type Transport, untilAborted } from './exchange.ts'
import { invitationCalls } from './invitationCalls.ts'
import { organisationCalls } from './organisationCalls.ts'
import { isMarkup, isStatus, PAGE, RequestError } from './RequestError.ts'
import { type RetryPolicy, withRetries } from './retries.ts'
import { userCalls } from './userCalls.ts'

export interface CallOptions {
  /** Aborts the call when nothing needs its answer any more. */
  signal?: AbortSignal | undefined
  /** A bearer for this call in place of the session's; a 401 is then final. */
  bearer?: string | undefined
  /**
   * The {@link Session.lifetime} of the session that an operation of several calls began in; by default the current
   * one. The call isn't sent once that session is over.
   */
  lifetime?: AbortSignal | undefined
  /** Called with the headers of each answer. */
  onHeaders?: ((headers: Headers) => void) | undefined
  /** Milliseconds for headers and body, if they are fewer than for other calls. */
  deadline?: number | undefined
  /** Fails at once where other reads are retried: the caller asks again by itself. */
  isOnce?: boolean | undefined
}

type Arguments<Input> =
  Record<never, never> extends Input ? [input?: Input, options?: CallOptions] : [input: Input, options?: CallOptions]

/** A function for every row of the table of calls. Each rejects with RequestError or ShapeError. */
export type Client = {
  [Name in keyof Calls]: (...args: Arguments<InputOf<Calls[Name]>>) => Promise<ResultOf<Calls[Name]>>
}

interface ClientOptions {
  transport: Transport
  session: Session
  /** How reads that fail are retried; by default they aren't. Writes never are. */
  retries?: RetryPolicy | undefined
}

/** Turns the table of calls into functions, for one host and one session. */
export function createClient({ transport, session, retries }: ClientOptions): Client {
  const functionOf = (call: Call) => {
    const send = (input: Record<string, unknown>, options: CallOptions) =>
      sendCall({ transport, session, call, input, options: { lifetime: session.lifetime(), ...options } })
    return async (input: Record<string, unknown> = {}, options: CallOptions = {}) => {
      if (!retries || options.isOnce || !isRead(call)) return send(input, options)
      const work = (signal: AbortSignal) => send(input, { ...options, signal })
      return withRetries(work, { ...retries, signal: options.signal ?? session.lifetime() })
    }
  }
  const functions = Object.entries(calls).map(([name, call]) => [name, functionOf(call as Call)])
  return Object.fromEntries(functions) as Client // same names as the table
}

/** Every call of the API: only this table knows paths and methods. */
export const calls = { ...sessionCalls, ...authCalls, ...userCalls, ...organisationCalls, ...invitationCalls }

export type Calls = typeof calls

/** Whether a call changes nothing, so that it can be repeated. */
function isRead(call: Call): boolean {
  return call.method === 'GET' || call === (calls.lookUpUsers as Call)
}

interface Sending<T> {
  transport: Transport
  call: Call<string, unknown, T>
  input: Record<string, unknown>
  options: CallOptions
}

/** Milliseconds for headers and body (contract 9.5). Tokens get less, since every other call waits for them. */
const DEADLINE = { token: 10_000, other: 30_000 }

/** Sends one call with the session's bearer; after a 401 it refreshes and repeats once. */
async function sendCall<T>({ session, ...sending }: Sending<T> & { session: Session }): Promise<T> {
  const { call, options } = sending
  if (call.authorization === 'given' && options.bearer === undefined) {
    throw new TypeError(
      `${callLabel(call)} needs a bearer of its own: get one by a challenge and pass it as an option.`,
    )
  }
  if (call.authorization === 'none' || options.bearer !== undefined) return sendOnce(sending)
  throwIfOver(session, sending)
  const used = session.accessToken()
  try {
    // What the server would answer without a token; it isn't asked.
    if (used === undefined && session.hasLostToken())
      throw new RequestError({ call: callLabel(call), failure: 'http', status: 401 })
    return await sendAs(used, { session, ...sending })
  } catch (error) {
    // A login page of something in between isn't the API's refusal.
    const mayRepeat = isStatus(error, 401) && !error.isPage && (await unlessAborted(session.renew(used), sending))
    if (!mayRepeat) throw error
    return sendAs(session.accessToken(), { session, ...sending })
  }
}

/**
 * Sends a call with a token of the session. Before a write it asks whose token this is, unless a tab of ours wrote it:
 * work begun by one person must not go out in another's name.
 */
async function sendAs<T>(bearer: string | undefined, { session, ...sending }: Sending<T> & { session: Session }) {
  const { transport, call, options } = sending
  const { whoami } = sessionCalls
  if (bearer !== undefined && call.method !== 'GET' && !session.isOwn(bearer)) {
    const { signal } = options
    const person = await sendOnce({ transport, call: whoami, input: {}, options: { bearer, signal } })
    session.recognise(bearer, person.id)
    throwIfOver(session, sending)
  }
  const result = await sendOnce({ ...sending, options: { ...options, bearer } })
  if (bearer !== undefined && (call as Call) === whoami) session.recognise(bearer, (result as SignedInUser).id) // whoami's result
  return result
}

/** A call isn't sent once the session is over that its work began in. */
function throwIfOver(session: Session, { call, options: { lifetime } }: Sending<unknown>): void {
  if (lifetime && session.isOver(lifetime)) throw new RequestError({ call: callLabel(call), failure: 'aborted' })
}

/** An aborted caller doesn't wait for the refresh, which carries on for the others. */
function unlessAborted<T>(work: Promise<T>, { call, options: { signal } }: Sending<unknown>): Promise<T> {
  if (!signal) return work
  return untilAborted(work, signal).catch((error) => {
    throw signal.aborted ? new RequestError({ call: callLabel(call), failure: 'aborted' }) : error
  })
}

/** Validates and sends the payload, and reads the answer by its struct. */
export async function sendOnce<T>({ transport, call, input, options }: Sending<T>): Promise<T> {
  const label = callLabel(call)
  const { address, body } = outgoing(label, call, input)
  const { deadline = call.authorization === 'none' ? DEADLINE.token : DEADLINE.other } = options
  const headers = {
    ...(call.carrier === 'json' && { 'Content-Type': 'application/json' }),
    ...(options.bearer !== undefined && { Authorization: `Bearer ${options.bearer}` }),
  }
  const init = { method: call.method, headers, body }
  const isFile = call.answer.as === 'file'
  return read(call, await exchange(transport, { ...options, call: label, address, init, deadline, isFile }))
}

function outgoing(
  label: string,
  call: Call,
  input: Record<string, unknown>,
): { address: string; body: BodyInit | null } {
  const path = fillPath(call.path, input)
  const names = new Set(pathParameters(call.path))
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !names.has(name)))
  const payload = call.payload ? checked(label, call, rest) : rest
  if (call.carrier === 'query') return { address: path + queryString(payload as Query), body: null }
  return { address: path, body: call.carrier ? BODIES[call.carrier](payload) : null }
}

function checked(label: string, { payload }: Call, value: unknown): Record<string, unknown> {
  const [fault, result] = payload?.validate(value, { coerce: true, mask: true }) ?? []
  if (fault) {
    throw new TypeError(
      `${label} was not sent: its payload is wrong at "${fault.path.join('.')}". Validate the form with the same struct.`,
    )
  }
  return result as Record<string, unknown> // every payload is an object
}

const BODIES: Record<'json' | 'form' | 'multipart', (payload: Record<string, unknown>) => BodyInit> = {
  json: (payload) => JSON.stringify(payload),
  form: (payload) => new URLSearchParams(queryString(payload as Query)),
  multipart: (payload) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(payload)) {
      if (value instanceof Blob) form.append(name, value, csvName(value))
      else if (value !== undefined) form.append(name, String(value))
    }
    return form
  },
}

/** Servers judge a file by its name, which a blob doesn't have. */
function csvName(file: Blob): string {
  return file instanceof File && /\.csv$/i.test(file.name) ? file.name : 'drivers.csv'
}

const EXPECTED = { json: 'JSON', file: 'a file', nothing: 'nothing' } as const

function read<T>({ answer }: Call<string, unknown, T>, { response, body }: Incoming): T {
  const isPage = typeof body === 'string' ? isMarkup(body) || isPlainPage(response, body) : /html/i.test(body.type)
  if (isPage) throw new ShapeError(answer.name, { path: '', expected: EXPECTED[answer.as], received: PAGE })
  if (answer.as === 'nothing') return answer.parse(undefined)
  if (typeof body === 'string') {
    const isNothing = response.status === 204 || (response.status === 201 && body === '')
    return answer.parse(isNothing ? null : readJson(body, answer.name))
  }
  const named: NamedFile = { name: fileName(response.headers.get('content-disposition')), content: body }
  return answer.parse(named)
}

/** A web page without tags at its start, as some networks' sign-ins are; a server can mislabel JSON, or an empty body. */
function isPlainPage({ headers }: Response, body: string): boolean {
  return /html/i.test(headers.get('content-type') ?? '') && !/^\s*(?:[[{"]|$)/.test(body)
}

/** The file name of the header without folders or control characters. */
function fileName(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
  const name = encoded ? unescaped(encoded) : plain
  const clean = (name ?? '').replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_').replace(/^\.+/, '')
  return clean === '' ? 'download' : clean.slice(0, 128)
}

type QueryValue = string | number | boolean | null | undefined
type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>

/** A query string with its question mark, or ''. Skips null and undefined, repeats the key for arrays. */
export function queryString(query: Query): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const single of Array.isArray(value) ? value : [value]) {
      if (single !== null && single !== undefined) search.append(key, String(single))
    }
  }
  return search.size > 0 ? `?${search}` : ''
}

const BYTE_ORDER_MARK = /^\uFEFF/

/** Parses JSON. Throws a ShapeError that names the answer but quotes none of it. */
function readJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(BYTE_ORDER_MARK, ''))
  } catch {
    const received = text === '' ? 'nothing' : 'other text'
    throw new ShapeError(name, { path: '', expected: 'JSON', received })
  }
}
