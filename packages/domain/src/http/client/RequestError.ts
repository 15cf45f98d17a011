import { ShapeError } from '../../struct/parseAs.ts'

/** `http`: answered with an error; `network`: no connection; `timeout`; `aborted`. */
type RequestFailure = 'http' | 'network' | 'timeout' | 'aborted'

/** A call that failed. Its text names the call and the status, never a value. */
export class RequestError extends Error {
  /** Method and path template, never the filled path: that may contain personal data. */
  readonly call: string
  readonly failure: RequestFailure
  readonly status?: number | undefined
  /** The server's error code, for example `organisation_exists`. */
  readonly code?: string | undefined
  /** The parameter or field at fault, as the server named it. */
  readonly field?: string | undefined
  /** A web page answered, so it wasn't the API: another server, a proxy or a wrong address. */
  readonly isPage?: boolean
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter?: number | undefined
  /** The `traceparent` that the request carried. */
  readonly trace?: string | undefined

  constructor(fields: Omit<RequestError, keyof Error>) {
    const { call, failure, status, code, field, isPage = false, retryAfter, trace } = fields
    super(SENTENCES[failure](call, isPage ? `${status} and a web page` : String(status)))
    this.name = 'RequestError'
    this.call = call
    this.failure = failure
    this.status = status
    this.code = code
    this.field = field
    this.isPage = isPage
    this.retryAfter = retryAfter
    this.trace = trace
  }
}

/** True for a RequestError with one of these statuses. */
export function isStatus(error: unknown, ...statuses: number[]): error is RequestError {
  return error instanceof RequestError && error.status !== undefined && statuses.includes(error.status)
}

/** True if the server refused the call for good: repeating a 4xx changes nothing, except a 408 or 429. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof RequestError) || error.status === undefined) return false
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429
}

/** True for a request that was aborted because nothing needs its answer: never shown, logged or retried. */
export function isAborted(error: unknown): boolean {
  return error instanceof RequestError && error.failure === 'aborted'
}

/**
 * True if a failed call may have been carried out all the same, because no conclusive answer came. Check before
 * repeating such a call.
 */
export function mayHaveHappened(error: unknown): boolean {
  if (error instanceof ShapeError) return true
  if (!(error instanceof RequestError)) return false
  if (error.failure === 'network' || error.failure === 'timeout') return true
  return error.status !== undefined && (error.status === 408 || error.status >= 500)
}

/** True if it's unknown whether a write was carried out; the server's own 500 or 503 says it wasn't. */
export function isOutcomeUnknown(error: unknown): boolean {
  const isRead = error instanceof RequestError && error.call.startsWith('GET ')
  return mayHaveHappened(error) && !isRead && !isStatus(error, 500, 501, 503)
}

const SENTENCES: Record<RequestFailure, (call: string, answer: string) => string> = {
  http: (call, answer) => `${call} returned ${answer}.`,
  network: (call) => `${call} got no answer: the server cannot be reached.`,
  timeout: (call) => `${call} got no complete answer in time.`,
  aborted: (call) => `${call} was aborted because nothing needs its answer any more.`,
}

/** True for text that begins as HTML or XML does, and no JSON. */
export function isMarkup(text: string): boolean {
  return /^\s*</.test(text)
}

/** Whether a web page answered in the place of the API. */
export function isAnsweredByPage(error: unknown): boolean {
  return error instanceof RequestError ? error.isPage === true : error instanceof ShapeError && error.received === PAGE
}

/** What a ShapeError names such an answer. */
export const PAGE = 'a web page'
