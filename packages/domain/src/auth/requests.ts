import { type Infer, refine } from 'superstruct'
import { shape } from '../struct/shape.ts'
import { emptyOr, required } from '../struct/textRule.ts'
import { Email } from '../text/email.ts'
import { SecretText } from './forms.ts'
import { Password } from './password.ts'

/** What a challenge can be exchanged for (contract 5.17). */
export const challengeScopes = ['email:send', 'password:reset', 'super_admin'] as const

export type ChallengeScope = (typeof challengeScopes)[number]

/** The body of a request for a reset or verification e-mail. */
export const EmailRequest = shape({ email: required(Email) })

export type EmailRequest = Infer<typeof EmailRequest>

const fields = shape({ token: emptyOr(SecretText), code: emptyOr(SecretText) })

/** Either the token of a link or a code that was typed. */
export const EmailVerification = refine(fields, 'tokenOrCode', ({ token, code }, { path }) => {
  const isGiven = token !== undefined || code !== undefined
  const message = 'Either token or code must be provided.'
  return isGiven || { path: [...path, 'code'], value: undefined, message, isRule: true }
})

export const PasswordChange = shape({ password: Password })

export const PasswordReset = shape({ password: Password, token: SecretText })
