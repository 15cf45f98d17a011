import { type Infer, refine } from 'superstruct'
import { shape } from '../struct/shape.ts'
import { Password } from './password.ts'
import { SecretText } from './SecretText.ts'

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
