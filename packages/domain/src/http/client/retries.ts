import { sessionCalls } from './authCalls.ts'
import { callLabel } from './Call.ts'
import { pause } from './exchange.ts'
import { isAborted, isRefused, isStatus, RequestError } from './RequestError.ts'

export interface RetryPolicy {
  /** Milliseconds before each retry, one entry per retry. */
  delays: readonly number[]
  /** Milliseconds for all attempts and the delays between them; by default without a limit. */
  budget?: number | undefined
}

/**
 * Loads, retrying failures that may pass after each delay; rejects with the last failure. An attempt that couldn't
 * start within the budget doesn't start, and one that outlasts it times out. `signal` aborts when nothing needs the
 * result any more.
 */
export async function withRetries<T>(
  load: (signal: AbortSignal) => Promise<T>,
  { delays, budget = Number.POSITIVE_INFINITY, signal }: RetryPolicy & { signal: AbortSignal },
): Promise<T> {
  const started = performance.now()
  const limit = new AbortController()
  const timer = Number.isFinite(budget) ? setTimeout(() => limit.abort(), budget) : undefined
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
        const wait = retryDelay(error, delay)
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

/** Milliseconds to wait: Retry-After wins over the console's own delay. */
export function retryDelay(error: unknown, delay: number): number {
  const asked = error instanceof RequestError ? error.retryAfter : undefined
  return asked === undefined ? delay : asked * 1000
}

/**
 * True for failures that no retry fixes: wrong shapes, aborts, and 4xx except 408 and 429. Also for a rate-limited
 * refresh: the user sees how long it takes and can sign in again instead.
 */
function isFinal(error: unknown): boolean {
  return !(error instanceof RequestError) || isAborted(error) || isRefused(error) || isRefreshRateLimited(error)
}

/** True for a token request that the server rate-limits. */
export function isRefreshRateLimited(error: unknown): error is RequestError {
  return isStatus(error, 429) && error.call === callLabel(sessionCalls.token)
}
