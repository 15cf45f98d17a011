import { enums, type Infer, literal, nonempty, string, union } from 'superstruct'
import {
  challengeScopes,
  EmailRequest,
  EmailVerification,
  PasswordChange,
  PasswordReset,
  SignUpForm,
} from '../../auth/forms.ts'
import { SignedInUser } from '../../people/User.ts'
import { parseAs, ShapeError } from '../../struct/parseAs.ts'
import { absent, count, isFields, shape } from '../../struct/shape.ts'
import { isUsableToken, type Tokens } from '../session/tokenStore.ts'
import { get, jsonAnswer, parsedAnswer, patch, post } from './Call.ts'

const password = shape({ grant_type: literal('password'), username: string(), password: string() })
const service = shape({ grant_type: literal('client_credentials'), client_id: string(), client_secret: string() })
const refresh = shape({ grant_type: literal('refresh_token'), refresh_token: string() })
const oneTimeCode = shape({
  grant_type: literal('urn:ietf:params:oauth:grant-type:otp'),
  phone_number: string(),
  code: string(),
})
const challenge = shape({
  grant_type: literal('urn:ietf:params:oauth:grant-type:challenge'),
  challenge: string(),
  scope: enums(challengeScopes),
  client_id: string(),
})

/** The struct of each grant, for the API documents. */
export const grantShapes = [password, service, refresh, oneTimeCode, challenge]

/** The grants, sent form-encoded under these names (contract 7.3). */
export const TokenGrant = union([password, service, refresh, oneTimeCode, challenge])

export type TokenGrant = Infer<typeof TokenGrant>

export const authCalls = {
  register: post('/api/v1/auth/register', {
    summary: 'Creates an account; the answer can contain tokens.',
    payload: SignUpForm,
    answer: parsedAnswer('Registration', readRegistration),
    meanings: { 409: 'user already exists' },
  }),
  challenge: post('/api/v1/auth/challenge', {
    summary: 'Requests a challenge, to exchange for a token with one scope.',
    payload: shape({ clientId: nonempty(string()) }),
    answer: jsonAnswer('Challenge', shape({ challenge: string() })),
  }),
  sendPasswordReset: post('/api/v1/auth/password/forgot/send', {
    summary: 'Sends the e-mail with the link to set a new password.',
    payload: EmailRequest,
    authorization: 'given',
  }),
  resetPassword: patch('/api/v1/auth/password/forgot/reset', {
    summary: "Sets a new password with the link's token.",
    payload: PasswordReset,
    meanings: { 400: 'password not accepted', 404: 'password not accepted', 410: 'link or code expired' },
  }),
  changePassword: patch('/api/v1/auth/password/reset', {
    summary: "Changes the signed-in user's password.",
    payload: PasswordChange,
  }),
  sendVerification: post('/api/v1/auth/email/send', {
    summary: 'Sends the verification e-mail.',
    payload: EmailRequest,
    authorization: 'given',
  }),
  verifyEmail: post('/api/v1/auth/email/verify', {
    summary: "Verifies an e-mail address with the link's token or the code.",
    payload: EmailVerification,
    meanings: { 410: 'link or code expired' },
  }),
}

/** Every field is optional, so callers that need an access token check for it. */
const TokenResponse = shape({
  access_token: absent(string()),
  expires_in: absent(count()),
  refresh_token: absent(string()),
  refresh_expires_in: absent(count()),
  token_type: absent(string()),
  scope: absent(string()),
})

/** The two calls that signing in needs. */
export const sessionCalls = {
  token: post('/api/v1/auth/token', {
    summary: 'Exchanges a grant for tokens.',
    carrier: 'form',
    payload: TokenGrant,
    answer: jsonAnswer('TokenResponse', TokenResponse),
    authorization: 'none',
    meanings: { 401: 'the credentials are wrong, or the refresh token is no longer valid' },
  }),
  whoami: get('/api/v1/auth/whoami', {
    summary: 'The signed-in user.',
    answer: jsonAnswer('SignedInUser', SignedInUser),
    meanings: { 404: 'not-found handling' },
  }),
}

/**
 * The tokens of an answer. Throws a ShapeError without an access token that fits in a header, or with a refresh token
 * that couldn't be read back from storage, although every field is optional (contract 3.3.7).
 */
export function readTokens({ access_token, refresh_token, expires_in }: Infer<typeof TokenResponse>): Tokens {
  if (!isUsableToken(access_token)) throw fault('access_token', access_token)
  if (refresh_token && !isUsableToken(refresh_token)) throw fault('refresh_token', refresh_token)
  const tokens = { accessToken: access_token, refreshToken: refresh_token || undefined }
  return expires_in === undefined ? tokens : { ...tokens, expiresIn: expires_in }
}

function fault(path: string, token: string | undefined): ShapeError {
  return new ShapeError('TokenResponse', { path, expected: 'a token', received: token ? 'other text' : 'nothing' })
}

/** The tokens in the answer to registering, if any (contract 7.5). */
function readRegistration(answer: unknown): Tokens | undefined {
  if (!isFields(answer) || typeof answer.access_token !== 'string' || answer.access_token === '') return undefined
  return readTokens(parseAs('TokenResponse', TokenResponse, answer))
}
