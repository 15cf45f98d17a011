import type { Infer } from 'superstruct'
import { required } from '../struct/required.ts'
import { shape } from '../struct/shape.ts'
import { Email } from '../text/email.ts'
import { SecretText } from './SecretText.ts'

/** What signing in by password takes; the rules for new passwords do not apply to old ones (spec, section 7: password grant). */
export const SignInForm = shape({ email: required(Email), password: SecretText })

/** What the struct of the same name parses to. */
export type SignInForm = Infer<typeof SignInForm>
