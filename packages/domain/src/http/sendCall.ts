import type { Call, NamedFile } from './Call.ts'
import { callLabel } from './callLabel.ts'
import type { CallOptions } from './createClient.ts'
import type { Session } from './createSession.ts'
import { exchange, type Incoming, type Transport } from './exchange.ts'
import { fillPath, pathParameters } from './fillPath.ts'
import { type Query, queryString } from './queryString.ts'
import { isStatus, RequestError } from './RequestError.ts'
import { readJson } from './readJson.ts'
import { untilAborted } from './untilAborted.ts'

interface Sending<T> {
  transport: Transport
  call: Call<string, unknown, T>
  input: Record<string, unknown>
  options: CallOptions
}

/** Milliseconds for headers and body: a token must come soon, since every other call waits for it. */
const DEADLINE = { token: 10_000, other: 30_000 }

/** Sends one row of the table with the session's bearer; a 401 is answered by one refresh and one repetition (spec, section 8). */
export async function sendCall<T>({ session, ...sending }: Sending<T> & { session: Session }): Promise<T> {
  const { call, options } = sending
  if (call.authorization === 'given' && options.bearer === undefined) {
    throw new TypeError(
      `${callLabel(call)} needs a bearer of its own: get one by a challenge and pass it as an option.`,
    )
  }
  if (call.authorization === 'none' || options.bearer !== undefined) return sendOnce(sending)
  if (options.lifetime && session.isOver(options.lifetime))
    throw new RequestError({ call: callLabel(call), failure: 'aborted' })
  const used = session.accessToken()
  try {
    if (used === undefined && session.hasLostToken()) throw refused(call)
    return await sendOnce({ ...sending, options: { ...options, bearer: used } })
  } catch (error) {
    const mayRepeat = isStatus(error, 401) && (await unlessAborted(session.renew(used), sending))
    if (!mayRepeat) throw error
    return sendOnce({ ...sending, options: { ...options, bearer: session.accessToken() } })
  }
}

/** What the server would answer to a call without its token: it isn't asked. */
function refused(call: Call<string, unknown, unknown>): RequestError {
  return new RequestError({ call: callLabel(call), failure: 'http', status: 401 })
}

/** Whoever gave the call up does not wait for the refresh, which goes on for the others. */
function unlessAborted<T>(work: Promise<T>, { call, options: { signal } }: Sending<unknown>): Promise<T> {
  if (!signal) return work
  return untilAborted(work, signal).catch((error) => {
    throw signal.aborted ? new RequestError({ call: callLabel(call), failure: 'aborted' }) : error
  })
}

/** Fills and checks, sends, and reads the answer by its struct. */
export async function sendOnce<T>({ transport, call, input, options }: Sending<T>): Promise<T> {
  const label = callLabel(call)
  const { address, body } = outgoing(label, call, input)
  const deadline = call.authorization === 'none' ? DEADLINE.token : DEADLINE.other
  const init = { method: call.method, headers: headers(options.bearer), body }
  return read(
    call,
    await exchange(transport, {
      call: label,
      address,
      init,
      deadline,
      signal: options.signal,
      isFile: call.answer.as === 'file',
    }),
  )
}

function headers(bearer: string | undefined): HeadersInit {
  return bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }
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
  return result as Record<string, unknown> // every payload is an object of fields
}

const BODIES: Record<'json' | 'form' | 'multipart', (payload: Record<string, unknown>) => BodyInit> = {
  json: (payload) => new Blob([JSON.stringify(payload)], { type: 'application/json' }),
  form: (payload) => new URLSearchParams(queryString(payload as Query)),
  multipart: (payload) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(payload)) {
      if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
    }
    return form
  },
}

function read<T>({ answer }: Call<string, unknown, T>, { response, body }: Incoming): T {
  if (answer.as === 'nothing') return answer.parse(undefined)
  if (typeof body === 'string') return answer.parse(response.status === 204 ? null : readJson(body, answer.name))
  const named: NamedFile = { name: fileName(response.headers.get('content-disposition')), content: body }
  return answer.parse(named)
}

/** The file name of the header without any folder or control character. */
function fileName(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
  const name = encoded ? safelyDecoded(encoded) : plain
  const clean = (name ?? '').replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_').replace(/^\.+/, '')
  return clean === '' ? 'download' : clean.slice(0, 128)
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
