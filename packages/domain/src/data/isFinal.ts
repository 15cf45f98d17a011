import { callLabel } from '../http/callLabel.ts'
import { isStatus, RequestError } from '../http/RequestError.ts'
import { sessionCalls } from '../http/sessionCalls.ts'
import { ShapeError } from '../struct/ShapeError.ts'

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

/** Whether this is a token request that the server asks to send later (spec, section 4, Session). */
export function isRefreshPutOff(error: unknown): error is RequestError {
  return isStatus(error, 429) && error.call === callLabel(sessionCalls.token)
}
