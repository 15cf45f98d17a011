import type { Infer } from 'superstruct'
import { required } from '../struct/required.ts'
import { shape } from '../struct/shape.ts'
import { Email } from '../text/email.ts'

/** What asking for a reset or verification e-mail takes (spec, section 5: "Password-reset style requests take an e-mail"). */
export const EmailRequest = shape({ email: required(Email) })

/** What the struct of the same name parses to. */
export type EmailRequest = Infer<typeof EmailRequest>
