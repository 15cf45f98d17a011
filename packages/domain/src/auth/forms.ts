import { type Infer, refine, type Struct } from 'superstruct'
import { shape } from '../struct/shape.ts'
import { exactTextRule, mandatory, required } from '../struct/textRule.ts'
import { Email } from '../text/email.ts'
import { Password } from './password.ts'

/** An existing password, code or token: any text but none, sent byte by byte (spec, section 7). */
export const SecretText = exactTextRule('secret', (text) => (text === '' ? mandatory : undefined))

/** What signing in by password takes; the rules for new passwords do not apply to old ones (spec, section 7: password grant). */
export const SignInForm = shape({ email: required(Email), password: SecretText })

/** What the struct of the same name parses to. */
export type SignInForm = Infer<typeof SignInForm>

/** What registering takes and sends (spec, section 7: POST /auth/register). */
export const SignUpForm = shape({ email: required(Email), password: Password })

/** What the struct of the same name parses to. */
export type SignUpForm = Infer<typeof SignUpForm>

/** The message where both entries differ (spec, section 5: Password). */
export const passwordsDifferMessage = 'The passwords do not match.'

const fields = shape({ password: Password, repeated: SecretText })

/** The form of a new password, typed twice (spec, section 2: /reset-password/). */
export const NewPasswordForm = refine(fields, 'repeated', ({ password, repeated }, { path }) => {
  const message = passwordsDifferMessage
  return password === repeated || { path: [...path, 'repeated'], value: undefined, message, isRule: true }
})

/** What the struct of the same name parses to. */
export type NewPasswordForm = Infer<typeof NewPasswordForm>

/** What signing in by a one-time code takes, with the phone rule that is loaded (spec, section 7: otp grant). */
export function oneTimeCodeForm(phone: Struct<string, null>) {
  return shape({ phoneNumber: phone, code: SecretText })
}
