import type { TokenResponse } from '../auth/TokenResponse.ts'
import { ShapeError } from '../struct/ShapeError.ts'
import type { Tokens } from './tokenStore.ts'
import { isUsableToken } from './usableToken.ts'

/**
 * The tokens of an answer (spec, section 3: Token response). The spec makes every field optional; without an access token that can
 * stand in a header, or with a refresh token that could not be read back from storage, it is a ShapeError all the same.
 */
export function readTokens({ access_token, refresh_token }: TokenResponse): Tokens {
  if (!isUsableToken(access_token)) throw fault('access_token', access_token)
  if (refresh_token && !isUsableToken(refresh_token)) throw fault('refresh_token', refresh_token)
  return { accessToken: access_token, refreshToken: refresh_token || undefined }
}

function fault(path: string, token: string | undefined): ShapeError {
  return new ShapeError('TokenResponse', { path, expected: 'a token', received: token ? 'other text' : 'nothing' })
}
