import { createAgain, NotSentAgain, sendAgain } from '@driver-trust/domain/data'
import type { InvitationItem } from '@driver-trust/domain/invitation'
import { invitationGrants, permissionOnInvitation } from '@driver-trust/domain/permission'
import { countOf } from '@driver-trust/domain/text'
import { SendIcon } from '@driver-trust/ui/icon'
import type { PersonAction } from './PersonAction.ts'

/** Two steps (contract 7.15): withdraws the invitation and creates one like it, so the journal keeps who is between them. */
export const sendInvitationAgain = (type: InvitationItem['type']): PersonAction<InvitationItem> => ({
  id: 'sendAgain',
  label: 'Send again',
  icon: <SendIcon />,
  isDangerous: false,
  grant: invitationGrants[type],
  permission: (invitation, viewer) => permissionOnInvitation('sendAgain', invitation, viewer),
  question: (name) => `Send the invitation to ${name} again?`,
  bulkTitle: (count) => `Send ${countOf(count, 'invitation')} again`,
  consequence: 'A new invitation replaces the old one. Links already sent will stop working.',
  isTwoStep: true,
  perform: ({ writes, client, lifetime, retryDelays, isSecondStep, work }, invitation) => {
    const onWithdrawing = () => work?.withdrawing(invitation)
    const onSettled = () => work?.settled(invitation.id)
    const tools = { client, lifetime, retryDelays, onWithdrawing, onSettled }
    return isSecondStep
      ? createAgain(writes, invitation, { ...tools, isRepeat: true })
      : sendAgain(writes, invitation, tools)
  },
  success: () => 'Invitation has been sent.',
  failure: (error) =>
    error instanceof NotSentAgain ? error.message : 'Invitation could not be sent. Please try again later.',
})
