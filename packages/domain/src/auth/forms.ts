import { type Infer, refine, type Struct } from 'superstruct'
import { shape } from '../struct/shape.ts'
import { exactTextRule, mandatory, required } from '../struct/textRule.ts'
import { Email } from '../text/email.ts'
import { Password } from './password.ts'

/** An existing password, code or token: any text but none, sent byte by byte. */
export const SecretText = exactTextRule('secret', (text) => (text === '' ? mandatory : undefined))

/** What signing in by password takes; the rules for new passwords do not apply to old ones. */
export const SignInForm = shape({ email: required(Email), password: SecretText })

/** What the struct of the same name parses to. */
export type SignInForm = Infer<typeof SignInForm>

/** What registering takes and sends. */
export const SignUpForm = shape({ email: required(Email), password: Password })

/** What the struct of the same name parses to. */
export type SignUpForm = Infer<typeof SignUpForm>

/** The message where both entries differ. */
export const passwordsDifferMessage = 'The passwords do not match.'

const fields = shape({ password: Password, repeated: SecretText })

/** The form of a new password, typed twice. */
export const NewPasswordForm = refine(fields, 'repeated', ({ password, repeated }, { path }) => {
  const message = passwordsDifferMessage
  return password === repeated || { path: [...path, 'repeated'], value: undefined, message, isRule: true }
})

/** What the struct of the same name parses to. */
export type NewPasswordForm = Infer<typeof NewPasswordForm>

/** What signing in by a one-time code takes, with the phone rule that is loaded. */
export function oneTimeCodeForm(phone: Struct<string, null>) {
  return shape({ phoneNumber: phone, code: SecretText })
}
