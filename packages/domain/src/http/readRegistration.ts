import { TokenResponse } from '../auth/TokenResponse.ts'
import { isFields } from '../struct/isFields.ts'
import { parseAs } from '../struct/parseAs.ts'
import { readTokens } from './readTokens.ts'
import type { Tokens } from './tokenStore.ts'

/** The tokens that registering may answer beside or instead of a user (spec, section 7: "user or session object"); undefined without. */
export function readRegistration(answer: unknown): Tokens | undefined {
  if (!isFields(answer) || typeof answer.access_token !== 'string' || answer.access_token === '') return undefined
  return readTokens(parseAs('TokenResponse', TokenResponse, answer))
}
