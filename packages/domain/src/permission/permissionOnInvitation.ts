import type { InvitationItem } from '../invitation/InvitationItem.ts'
import { type Permission, unless } from './Permission.ts'
import { type PermissionQuestion, permissionFor } from './permissionsOf.ts'

/** An invitation that is to be withdrawn or sent again, or the file of its batch to be saved (spec, section 6). */
export type InvitationQuestion = PermissionQuestion & {
  action: 'withdraw' | 'sendAgain' | 'batchFile'
  invitation: InvitationItem
}

/** Whether a viewer may withdraw an invitation or send it again, an open one and the latter only with all that a new one needs, or save the file of its batch, where nothing in it is hidden (spec, sections 4 and 6). */
export function permissionOnInvitation(question: InvitationQuestion): Permission {
  const { invitation, action } = question
  const grant = invitation.type === 'driver' ? 'manageDriverInvitations' : 'withdrawUserInvitations'
  const permission = permissionFor(grant, question)
  if (action === 'batchFile')
    return unless(permission, invitation.isPersonalDataHidden ? 'What the file holds is hidden from you.' : undefined)
  if (invitation.status === 'accepted') return unless(permission, 'This invitation has been accepted.')
  return action === 'sendAgain' ? unless(permission, reasonAgainstSending(invitation)) : permission
}

function reasonAgainstSending(invitation: InvitationItem): string | undefined {
  if (invitation.isPersonalDataHidden) return 'What a new invitation needs is hidden from you.'
  if (invitation.type === 'user') return invitation.email ? undefined : 'The e-mail address is hidden from you.'
  const isComplete = invitation.firstName && invitation.lastName && invitation.phoneNumber
  return isComplete ? undefined : 'A name or the phone number is missing.'
}
