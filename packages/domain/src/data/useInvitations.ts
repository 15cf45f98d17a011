import type { SWRResponse } from 'swr'
import type { InvitationPage } from '../invitation/InvitationPage.ts'
import type { InvitationsQuery } from '../invitation/InvitationsQuery.ts'
import { reads } from './reads.ts'
import { useRead } from './useRead.ts'

/** A page of invitations; the page before stays while the next loads (spec, section 7: GET /invitations). */
export function useInvitations(query: InvitationsQuery | null): SWRResponse<InvitationPage, Error> {
  return useRead(query && reads.invitations(query))
}
