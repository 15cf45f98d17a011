import type { Clock } from './createClock.ts'
import { isMarkup, RequestError } from './RequestError.ts'

/** How requests reach the API host. */
export interface Transport {
  fetch: (input: string, init: RequestInit) => Promise<Response>
  /** Origin of the API without a trailing slash; '' is the page's own. */
  host: string
  /** Told the time by each answer. */
  clock?: Pick<Clock, 'note'> | undefined
  /** A new W3C `traceparent` for each request, where the operator follows them through the servers. */
  newTrace?: (() => string) | undefined
}

interface Outgoing {
  /** Method and path template, for errors. */
  call: string
  /** Path with its query string. */
  address: string
  init: RequestInit & { headers: Readonly<Record<string, string>> }
  /** Milliseconds for headers and body together. */
  deadline: number
  signal?: AbortSignal | undefined
  onHeaders?: ((headers: Headers) => void) | undefined
  /** The answer is bytes, not text. */
  isFile?: boolean
}

export interface Incoming {
  response: Response
  body: string | Blob
}

/** Sends one request and reads its whole body within one deadline. Throws a RequestError of any kind. */
export async function exchange(transport: Transport, outgoing: Outgoing): Promise<Incoming> {
  const { call, address, init, deadline, signal, onHeaders, isFile = false } = outgoing
  const trace = transport.newTrace?.()
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), deadline)
  const either = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal
  const exchanged = async (): Promise<Incoming> => {
    const response = await transport.fetch(transport.host + address, {
      ...init,
      ...(trace !== undefined && { headers: { ...init.headers, traceparent: trace } }),
      cache: 'no-store', // a browser's copy could open the gate after a ban, or show one user's data to the next
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: either,
    })
    transport.clock?.note(response.headers)
    onHeaders?.(response.headers)
    if (response.ok) return { response, body: isFile ? await response.blob() : await response.text() }
    const text = await response.text()
    throw new RequestError({
      call,
      trace,
      failure: 'http',
      status: response.status,
      ...errorWords(text),
      isPage: isMarkup(text),
      retryAfter: retryAfterSeconds(response.headers),
    })
  }
  try {
    return await untilAborted(exchanged(), either)
  } catch (error) {
    if (error instanceof RequestError) throw error
    if (signal?.aborted) throw new RequestError({ call, trace, failure: 'aborted' })
    throw new RequestError({ call, trace, failure: limit.signal.aborted ? 'timeout' : 'network' })
  } finally {
    clearTimeout(timer)
  }
}

const CODE = /^[a-z][a-z_]{0,63}$/
const FIELD = /^[a-z][A-Za-z0-9_.]{0,63}$/

/** Only plain words are taken from an error's body; the rest could contain anything. */
function errorWords(text: string): { code?: string; field?: string } {
  try {
    const { code, error, field } = JSON.parse(text) as { code?: unknown; error?: unknown; field?: unknown }
    const word = [code, error].find((each): each is string => typeof each === 'string' && CODE.test(each))
    return {
      ...(word !== undefined && { code: word }),
      ...(typeof field === 'string' && FIELD.test(field) && { field }),
    }
  } catch {
    return {}
  }
}

const LONGEST = 30

/**
 * Seconds to wait according to Retry-After (seconds, or an HTTP date by the server's clock), at most 30 (contract 9.4);
 * undefined if absent or invalid.
 */
function retryAfterSeconds(headers: Headers): number | undefined {
  const header = headers.get('retry-after')
  if (header === null) return undefined
  const sent = Date.parse(headers.get('date') ?? '') || Date.now()
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - sent) / 1000
  if (Number.isNaN(seconds)) return undefined
  return Math.min(Math.max(seconds, 0), LONGEST)
}

/**
 * The result of some work, or the signal's reason as soon as it aborts: not every fetch ends a stalled answer itself.
 */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** Ends early when the signal aborts. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal?.addEventListener('abort', end)
  })
}
