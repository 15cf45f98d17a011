import type { Infer } from 'superstruct'
import { shape } from '../struct/shape.ts'
import { Password } from './password.ts'

/** What changing one's own password sends (spec, section 7: PATCH /auth/password/reset). */
export const PasswordChange = shape({ password: Password })

/** What the struct of the same name parses to. */
export type PasswordChange = Infer<typeof PasswordChange>
