import { type Infer, refine, type Struct } from 'superstruct'
import { shape } from '../struct/shape.ts'
import { exactTextRule, mandatory, required, textRule } from '../struct/textRule.ts'
import { Email } from '../text/email.ts'
import { visibleText } from '../text/pastedText.ts'
import { Password } from './password.ts'

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

const fields = shape({ password: Password, repeated: SecretText })

export const NewPasswordForm = refine(fields, 'repeated', ({ password, repeated }, { path }) => {
  const message = 'The passwords do not match.'
  return password === repeated || { path: [...path, 'repeated'], value: undefined, message, isRule: true }
})

export type NewPasswordForm = Infer<typeof NewPasswordForm>

/** The form for signing in with a one-time code; takes the phone rule once it has loaded. */
export function oneTimeCodeForm(phone: Struct<string, null>) {
  return shape({ phoneNumber: phone, code: Code })
}
