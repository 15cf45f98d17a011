import { type Infer, refine, type Struct } from 'superstruct'
import { shape } from '../struct/shape.ts'
import { emptyOr, exactTextRule, mandatory, required, textRule } from '../struct/textRule.ts'
import { Email } from '../text/email.ts'
import { visibleText } from '../text/pastedText.ts'
import { countChars, maxText } from '../text/text.ts'

/** The labels of the checklist; `limit` isn't on it. */
export const passwordRuleLabels = { length: 'At least 8 characters', special: 'At least one special character' }

/** The rules that a new password is checked against, in the order shown. */
const messages = {
  length: `${passwordRuleLabels.length}.`,
  special: `${passwordRuleLabels.special}.`,
  limit: "Password can't have more than 256 characters.",
}

type PasswordRule = keyof typeof messages
const passwordRules = Object.keys(messages) as PasswordRule[] // Object.keys widens them

const minimum = 8
const special = /[!-/:-@[-`{-~]/

/** The rules that a password breaks, in the order shown. Length is counted in code points (contract 5.1). */
export function passwordProblems(password: string): PasswordRule[] {
  const length = countChars(password)
  const broken: Record<PasswordRule, boolean> = {
    length: length < minimum,
    special: !special.test(password),
    limit: length > maxText,
  }
  return passwordRules.filter((rule) => broken[rule])
}

/** A new password, sent byte for byte: neither trimmed nor normalised. */
const Password = exactTextRule('password', (text) => {
  const [first] = passwordProblems(text)
  return first && messages[first]
})

/** An existing password, code or token: any text that isn't empty, sent byte for byte. */
export const SecretText = exactTextRule('secret', (text) => (text === '' ? mandatory : undefined))

/** A one-time code, without the blanks that it is shown or copied with. */
const Code = textRule(
  'code',
  (text) => (text === '' ? mandatory : undefined),
  (text) => visibleText(text).replace(/\s+/g, ''),
)

/** The sign-in form; the rules for new passwords don't apply to existing ones. */
export const SignInForm = shape({ email: required(Email), password: SecretText })

export type SignInForm = Infer<typeof SignInForm>

export const SignUpForm = shape({ email: required(Email), password: Password })

export type SignUpForm = Infer<typeof SignUpForm>

const typedTwice = shape({ password: Password, repeated: SecretText })

export const NewPasswordForm = refine(typedTwice, 'repeated', ({ password, repeated }, { path }) => {
  const message = 'The passwords do not match.'
  return password === repeated || { path: [...path, 'repeated'], value: undefined, message, isRule: true }
})

export type NewPasswordForm = Infer<typeof NewPasswordForm>

/** The form for signing in with a one-time code; takes the phone rule once it has loaded. */
export function oneTimeCodeForm(phone: Struct<string, null>) {
  return shape({ phoneNumber: phone, code: Code })
}

/** What a challenge can be exchanged for (contract 5.17). */
export const challengeScopes = ['email:send', 'password:reset', 'super_admin'] as const

export type ChallengeScope = (typeof challengeScopes)[number]

/** The body of a request for a reset or verification e-mail. */
export const EmailRequest = shape({ email: required(Email) })

export type EmailRequest = Infer<typeof EmailRequest>

const tokenOrCode = shape({ token: emptyOr(SecretText), code: emptyOr(SecretText) })

/** Either the token of a link or a code that was typed. */
export const EmailVerification = refine(tokenOrCode, 'tokenOrCode', ({ token, code }, { path }) => {
  const isGiven = token !== undefined || code !== undefined
  const message = 'Either token or code must be provided.'
  return isGiven || { path: [...path, 'code'], value: undefined, message, isRule: true }
})

export const PasswordChange = shape({ password: Password })

export const PasswordReset = shape({ password: Password, token: SecretText })
