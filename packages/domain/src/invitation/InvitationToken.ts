import type { Infer } from 'superstruct'
import { SecretText } from '../auth/SecretText.ts'
import { shape } from '../struct/shape.ts'

/** What accepting an invitation sends (spec, section 7: POST /invitations/users/accept). */
export const InvitationToken = shape({ token: SecretText })

/** What the struct of the same name parses to. */
export type InvitationToken = Infer<typeof InvitationToken>
