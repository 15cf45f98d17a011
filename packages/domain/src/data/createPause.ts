import { pause } from '../http/client/exchange.ts'
import { isStatus } from '../http/client/RequestError.ts'
import { retryDelay } from '../http/client/retries.ts'

/** Runs a call once it is allowed, again after each 429. */
export type WhenAllowed = <T>(load: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/** Refusals of one call after which it fails. */
const MOST_REFUSALS = 20
/** Milliseconds to wait after a 429 that doesn't say how long. */
const PAUSE = 1000

/** Calls that wait together: a 429 to one of them pauses all of them for as long as it says. */
export function createPause(): WhenAllowed {
  let end = 0
  return async (load, signal) => {
    for (let refusals = 1; ; refusals += 1) {
      while (end > performance.now() && !signal?.aborted) await pause(end - performance.now(), signal)
      try {
        return await load()
      } catch (error) {
        if (!isStatus(error, 429) || refusals === MOST_REFUSALS || signal?.aborted) throw error
        end = Math.max(end, performance.now() + retryDelay(error, PAUSE))
      }
    }
  }
}
