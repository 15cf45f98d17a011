import { callLabel } from './callLabel.ts'
import { RequestError } from './RequestError.ts'
import { sessionCalls } from './sessionCalls.ts'

const CALL = callLabel(sessionCalls.token)

/** A refresh or sign-in whose result nobody wants any more. */
export function givenUpError(): RequestError {
  return new RequestError({ call: CALL, failure: 'aborted' })
}

/** A refresh token that was exchanged before, without what it was exchanged for: as good as refused by the server. */
export function spentError(): RequestError {
  return new RequestError({ call: CALL, failure: 'http', status: 401, code: 'refresh_token_spent' })
}

/** A call that was refused where storage holds nothing to renew the session with. */
export function nothingHeldError(): RequestError {
  return new RequestError({ call: CALL, failure: 'http', status: 401, code: 'no_refresh_token' })
}

/** Any 4xx but 408 and 429 says that the refresh token is worth nothing any more (spec, section 8, names 401). */
export function isFatalError(error: unknown): boolean {
  if (!(error instanceof RequestError) || error.status === undefined) return false
  return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429
}
