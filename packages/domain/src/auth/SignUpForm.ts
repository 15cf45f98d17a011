import type { Infer } from 'superstruct'
import { required } from '../struct/required.ts'
import { shape } from '../struct/shape.ts'
import { Email } from '../text/email.ts'
import { Password } from './password.ts'

/** What registering takes and sends (spec, section 7: POST /auth/register). */
export const SignUpForm = shape({ email: required(Email), password: Password })

/** What the struct of the same name parses to. */
export type SignUpForm = Infer<typeof SignUpForm>
