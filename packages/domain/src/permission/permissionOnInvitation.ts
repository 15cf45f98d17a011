import type { InvitationItem } from '../invitation/InvitationItem.ts'
import { type Permission, unless } from './Permission.ts'
import { type PermissionQuestion, permissionFor } from './permissionsOf.ts'

/** An invitation that is to be withdrawn or sent again (spec, section 6). */
export type InvitationQuestion = PermissionQuestion & { action: 'withdraw' | 'sendAgain'; invitation: InvitationItem }

/** Whether a viewer may withdraw an invitation or send it again: an open one, and the latter only with all that a new one needs (spec, sections 4 and 6). */
export function permissionOnInvitation(question: InvitationQuestion): Permission {
  const { invitation, action } = question
  const grant = invitation.type === 'driver' ? 'manageDriverInvitations' : 'withdrawUserInvitations'
  const permission = permissionFor(grant, question)
  if (invitation.status === 'accepted') return unless(permission, 'This invitation has been accepted.')
  return action === 'sendAgain' ? unless(permission, reasonAgainstSending(invitation)) : permission
}

function reasonAgainstSending(invitation: InvitationItem): string | undefined {
  if (invitation.isPersonalDataHidden) return 'What a new invitation needs is hidden from you.'
  if (invitation.type === 'user') return invitation.email ? undefined : 'The e-mail address is hidden from you.'
  const isComplete = invitation.firstName && invitation.lastName && invitation.phoneNumber
  return isComplete ? undefined : 'A name or the phone number is missing.'
}
