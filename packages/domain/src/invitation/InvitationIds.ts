import { array, type Infer, nonempty, string } from 'superstruct'
import { shape } from '../struct/shape.ts'

/** Which invitations to withdraw (spec, section 7: POST /invitations/delete). */
export const InvitationIds = shape({ ids: nonempty(array(string())) })

/** What the struct of the same name parses to. */
export type InvitationIds = Infer<typeof InvitationIds>
