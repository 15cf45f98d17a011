import type { Infer } from 'superstruct'
import { shape } from '../struct/shape.ts'
import { Password } from './password.ts'
import { SecretText } from './SecretText.ts'

/** What setting a new password by a link sends (spec, section 7: PATCH /auth/password/forgot/reset). */
export const PasswordReset = shape({ password: Password, token: SecretText })

/** What the struct of the same name parses to. */
export type PasswordReset = Infer<typeof PasswordReset>
