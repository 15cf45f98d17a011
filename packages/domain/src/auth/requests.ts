import { type Infer, nonempty, refine, string } from 'superstruct'
import { absent, count, shape } from '../struct/shape.ts'
import { emptyOr, required } from '../struct/textRule.ts'
import { Email } from '../text/email.ts'
import { SecretText } from './forms.ts'
import { Password } from './password.ts'

/** What the token call answers; all of it is optional, so whoever needs an access token checks for it. */
export const TokenResponse = shape({
  access_token: absent(string()),
  expires_in: absent(count()),
  refresh_token: absent(string()),
  refresh_expires_in: absent(count()),
  token_type: absent(string()),
  scope: absent(string()),
})

/** What the struct of the same name parses to. */
export type TokenResponse = Infer<typeof TokenResponse>

/** What the challenge call answers. */
export const Challenge = shape({ challenge: string() })

/** What the struct of the same name parses to. */
export type Challenge = Infer<typeof Challenge>

/** What asking for a challenge sends: the console's fixed client identifier. */
export const ChallengeRequest = shape({ clientId: nonempty(string()) })

/** What the struct of the same name parses to. */
export type ChallengeRequest = Infer<typeof ChallengeRequest>

/** What a challenge can be exchanged for. */
export const challengeScopes = ['email:send', 'password:reset', 'super_admin'] as const

/** One of {@link challengeScopes}. */
export type ChallengeScope = (typeof challengeScopes)[number]

/** What asking for a reset or verification e-mail takes. */
export const EmailRequest = shape({ email: required(Email) })

/** What the struct of the same name parses to. */
export type EmailRequest = Infer<typeof EmailRequest>

/** The message where neither is given. */
export const tokenOrCodeMessage = 'Either token or code must be provided.'

const fields = shape({ token: emptyOr(SecretText), code: emptyOr(SecretText) })

/** What verifying an e-mail sends: the token of the link or the code that was typed. */
export const EmailVerification = refine(fields, 'tokenOrCode', ({ token, code }, { path }) => {
  const isGiven = token !== undefined || code !== undefined
  return isGiven || { path: [...path, 'code'], value: undefined, message: tokenOrCodeMessage, isRule: true }
})

/** What the struct of the same name parses to. */
export type EmailVerification = Infer<typeof EmailVerification>

/** What changing one's own password sends. */
export const PasswordChange = shape({ password: Password })

/** What the struct of the same name parses to. */
export type PasswordChange = Infer<typeof PasswordChange>

/** What setting a new password by a link sends. */
export const PasswordReset = shape({ password: Password, token: SecretText })

/** What the struct of the same name parses to. */
export type PasswordReset = Infer<typeof PasswordReset>
