import { type InvitationStatus, isInvitationStatus } from '../invitation/invitationStatus.ts'
import { commonQuery, noticeOf } from './commonQuery.ts'
import type { CalledScope, ListQuestion, ListRequest } from './ListRequest.ts'

/** The statuses of invitations that still wait for something. */
const open: readonly InvitationStatus[] = ['pending', 'sent', 'skipped']

/** The invitations of drivers or of users that a list shows: the open ones unless a status is chosen (spec, section 7: GET /invitations). */
export function invitationsRequest(type: 'driver' | 'user', question: ListQuestion, scope: CalledScope): ListRequest {
  const { statusBadge, role } = question.search
  const query = {
    type,
    ...(type === 'user' && role !== undefined && { role }),
    status: isInvitationStatus(statusBadge) ? [statusBadge] : [...open],
    ...commonQuery(question, scope),
  }
  return { call: 'invitations', query, ...noticeOf(scope) }
}
