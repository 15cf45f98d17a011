import type { Infer } from 'superstruct'
import { listOf } from '../struct/listOf.ts'
import { InvitationItem } from './InvitationItem.ts'

/** A page of invitations (spec, section 7: GET /invitations). */
export const InvitationPage = listOf(InvitationItem)

/** What the struct of the same name parses to. */
export type InvitationPage = Infer<typeof InvitationPage>
