import { RequestError } from '../http/RequestError.ts'
import { ShapeError } from '../struct/ShapeError.ts'

/** True for failures that no repetition mends: wrong shapes, 4xx but 408 and 429, and what nobody waits for any more. */
export function isFinal(error: unknown): boolean {
  if (error instanceof ShapeError) return true
  if (!(error instanceof RequestError)) return true
  if (error.failure === 'aborted') return true
  const { status } = error
  return status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429
}
