import { ShapeError } from '../struct/ShapeError.ts'
import { authCalls } from './authCalls.ts'
import type { Transport } from './exchange.ts'
import type { Grant } from './Grant.ts'
import { sendOnce } from './sendCall.ts'
import type { Tokens } from './tokenStore.ts'

/** Exchanges a grant for tokens (spec, section 7). The spec makes every field optional; without an access token it is an error all the same. */
export async function requestTokens(transport: Transport, grant: Grant): Promise<Tokens> {
  const answer = await sendOnce({ transport, call: authCalls.token, input: grant, options: {} })
  if (!answer.access_token)
    throw new ShapeError('TokenResponse', { path: 'access_token', expected: 'text', received: 'nothing' })
  return { accessToken: answer.access_token, refreshToken: answer.refresh_token || undefined }
}
