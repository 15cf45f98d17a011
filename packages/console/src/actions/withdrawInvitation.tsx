import type { InvitationItem } from '@driver-trust/domain/invitation'
import { invitationGrants, permissionOnInvitation } from '@driver-trust/domain/permission'
import { countOf } from '@driver-trust/domain/text'
import { DeleteIcon } from '@driver-trust/ui/icon'
import type { PersonAction } from './PersonAction.ts'

export const withdrawInvitation = (type: InvitationItem['type']): PersonAction<InvitationItem> => ({
  id: 'withdraw',
  label: 'Withdraw',
  icon: <DeleteIcon />,
  grant: invitationGrants[type],
  permission: (invitation, viewer) => permissionOnInvitation('withdraw', invitation, viewer),
  risk: 'dangerous',
  question: {
    one: (name) => `Withdraw the invitation to ${name}?`,
    several: (count) => `Withdraw ${countOf(count, 'invitation')}`,
  },
  consequence: 'Links already sent will stop working.',
  perform: ({ writes }, { id }) => writes.withdrawInvitations({ ids: [id] }),
  success: { text: 'Invitation has been withdrawn.', several: (count) => `${countOf(count, 'invitation')} withdrawn` },
  failure: 'Invitation could not be withdrawn. Please try again later.',
})
