import { sessionCalls } from '../http/client/authCalls.ts'
import { callLabel } from '../http/client/Call.ts'
import { isAborted, isStatus, RequestError } from '../http/client/RequestError.ts'
import { ShapeError } from '../struct/parseAs.ts'

const LONGEST = 30_000

interface Retries {
  /** Milliseconds before each repetition; as many repetitions as entries. */
  delays: readonly number[]
  /** Milliseconds for all attempts together with what lies between them. */
  budget: number
  /** Nobody needs the result any more. */
  signal: AbortSignal
}

/**
 * Loads, and on a failure that may pass loads again after each delay; the last failure is the caller's.
 * What would end beyond the budget isn't begun, and what is under way then counts as timed out.
 */
export async function withRetries<T>(
  load: (signal: AbortSignal) => Promise<T>,
  { delays, budget, signal }: Retries,
): Promise<T> {
  const started = performance.now()
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), budget)
  const either = AbortSignal.any([signal, limit.signal])
  const attempt = () =>
    load(either).catch((error: unknown) => {
      throw isAborted(error) && limit.signal.aborted && !signal.aborted ? timedOut(error) : error
    })
  try {
    for (const delay of delays) {
      try {
        return await attempt()
      } catch (error) {
        const wait = patience(error, delay)
        const isOver = performance.now() - started + wait >= budget
        if (isFinal(error) || signal.aborted || isOver) throw error
        await pause(wait, signal)
      }
    }
    return await attempt()
  } finally {
    clearTimeout(timer)
  }
}

function timedOut(error: unknown): RequestError {
  return new RequestError({ call: error instanceof RequestError ? error.call : 'A load', failure: 'timeout' })
}

/** Retry-After wins over our own delay. */
function patience(error: unknown, delay: number): number {
  const asked = error instanceof RequestError ? error.retryAfter : undefined
  return Math.min(asked === undefined ? delay : asked * 1000, LONGEST)
}

/** Ends early when the signal fires: the next load then fails at once. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}

/** Waits before a retry as a failed load would: as long as Retry-After says, else for the delay in milliseconds; not at all once aborted. */
export async function pauseBeforeRetry(
  error: unknown,
  { delay, signal }: { delay: number; signal: AbortSignal },
): Promise<void> {
  if (!signal.aborted) await pause(patience(error, delay), signal)
}

/**
 * True for failures that no repetition fixes: wrong shapes, 4xx but 408 and 429, and what nobody waits for any more. A refresh that the
 * server put off counts, too: whoever waits is told for how long, and may sign in again instead.
 */
export function isFinal(error: unknown): boolean {
  if (error instanceof ShapeError) return true
  if (!(error instanceof RequestError)) return true
  if (error.failure === 'aborted') return true
  const { status } = error
  if (isRefreshPutOff(error)) return true
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** Whether this is a token request that the server asks to send later. */
export function isRefreshPutOff(error: unknown): error is RequestError {
  return isStatus(error, 429) && error.call === callLabel(sessionCalls.token)
}
