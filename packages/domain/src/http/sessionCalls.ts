import { TokenResponse } from '../auth/TokenResponse.ts'
import { SignedInUser } from '../user/SignedInUser.ts'
import { jsonAnswer } from './answers.ts'
import { Grant } from './Grant.ts'
import { row } from './row.ts'

/** The two calls without which nobody is signed in (spec, section 7: Authentication). */
export const sessionCalls = {
  token: row({
    method: 'POST',
    path: '/api/v1/auth/token',
    summary: 'Exchanges a grant for tokens.',
    carrier: 'form',
    payload: Grant,
    answer: jsonAnswer('TokenResponse', TokenResponse),
    authorization: 'none',
    meanings: { 401: 'the credentials are wrong, or the refresh token is worth nothing any more' },
  }),
  whoami: row({
    method: 'GET',
    path: '/api/v1/auth/whoami',
    summary: 'The person who is signed in.',
    answer: jsonAnswer('SignedInUser', SignedInUser),
    meanings: { 404: 'not-found handling' },
  }),
}
