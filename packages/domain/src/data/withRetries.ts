import { RequestError } from '../http/RequestError.ts'
import { isFinal } from './isFinal.ts'

const LONGEST = 30_000

/** Loads, and on a failure that may pass loads again after each delay; the last failure is the caller's (spec, section 9: caching). */
export async function withRetries<T>(
  load: () => Promise<T>,
  { delays, signal }: { delays: readonly number[]; signal: AbortSignal },
): Promise<T> {
  for (const delay of delays) {
    try {
      return await load()
    } catch (error) {
      if (isFinal(error) || signal.aborted) throw error
      await pause(patience(error, delay), signal)
    }
  }
  return load()
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
