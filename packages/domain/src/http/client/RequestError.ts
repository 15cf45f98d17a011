import { ShapeError } from '../../struct/parseAs.ts'

/** In which way a call failed: answered with an error, not reached, too slow, or given up. */
export type RequestFailure = 'http' | 'network' | 'timeout' | 'aborted'

interface RequestErrorFields {
  /** Method and path template, never the filled path: it may hold personal data. */
  call: string
  failure: RequestFailure
  status?: number | undefined
  /** The server's word for the error, for example `organisation_exists`. */
  code?: string | undefined
  /** Seconds that the server asks to wait, from Retry-After. */
  retryAfter?: number | undefined
}

/** A call that was not answered with success; its text names the call and the status, never a value. */
export class RequestError extends Error implements RequestErrorFields {
  readonly call: string
  readonly failure: RequestFailure
  readonly status: number | undefined
  readonly code: string | undefined
  readonly retryAfter: number | undefined

  constructor({ call, failure, status, code, retryAfter }: RequestErrorFields) {
    super(describe({ call, failure, status }))
    this.name = 'RequestError'
    this.call = call
    this.failure = failure
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** True for a RequestError with one of the statuses given. */
export function isStatus(error: unknown, ...statuses: number[]): error is RequestError {
  return error instanceof RequestError && error.status !== undefined && statuses.includes(error.status)
}

/** True for a request that was given up because nobody needs its answer any more: never shown, logged or retried. */
export function isAborted(error: unknown): boolean {
  return error instanceof RequestError && error.failure === 'aborted'
}

/**
 * True when a failed call may have been carried out all the same: no answer came, or one that says nothing about it. Before such a call
 * is repeated, whether it happened has to be looked up.
 */
export function mayHaveHappened(error: unknown): boolean {
  if (error instanceof ShapeError) return true
  if (!(error instanceof RequestError)) return false
  if (error.failure === 'network' || error.failure === 'timeout') return true
  return error.status !== undefined && (error.status === 408 || error.status >= 500)
}

/** True when nobody can say whether the call was carried out; a server's own 500 or 503 says that it failed. */
export function isOutcomeUnknown(error: unknown): boolean {
  return mayHaveHappened(error) && !isStatus(error, 500, 501, 503)
}

const SENTENCES: Record<RequestFailure, (call: string, status: number | undefined) => string> = {
  http: (call, status) => `${call} was answered with ${status}.`,
  network: (call) => `${call} got no answer: the server cannot be reached.`,
  timeout: (call) => `${call} got no complete answer in time.`,
  aborted: (call) => `${call} was given up because nobody needs its answer any more.`,
}

function describe({ call, failure, status }: RequestErrorFields): string {
  return SENTENCES[failure](call, status)
}
