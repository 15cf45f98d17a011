import { createAgain, NotSendable, NotSentAgain, sendAgain } from '@driver-trust/domain/data'
import type { InvitationItem } from '@driver-trust/domain/invitation'
import { invitationGrants, permissionOnInvitation } from '@driver-trust/domain/permission'
import { countOf } from '@driver-trust/domain/text'
import { SendIcon } from '@driver-trust/ui/icon'
import type { PersonAction } from './PersonAction.ts'

/** Two steps (contract 7.15): withdraws the invitation and creates one like it. */
export const sendInvitationAgain = (type: InvitationItem['type']): PersonAction<InvitationItem> => ({
  id: 'sendAgain',
  label: 'Send again',
  icon: <SendIcon />,
  grant: invitationGrants[type],
  permission: (invitation, viewer) => permissionOnInvitation('sendAgain', invitation, viewer),
  risk: 'two-step',
  question: {
    one: (name) => `Send the invitation to ${name} again?`,
    several: (count) => `Send ${countOf(count, 'invitation')} again`,
  },
  consequence: 'A new invitation replaces the old one. Links already sent will stop working.',
  perform: ({ writes, isSecondStep, ...tools }, invitation) =>
    isSecondStep ? createAgain(writes, invitation, { ...tools, isRepeat: true }) : sendAgain(writes, invitation, tools),
  success: { text: 'Invitation has been sent.', several: (count) => `${countOf(count, 'invitation')} sent again` },
  failure: (error) => ({
    text:
      error instanceof NotSentAgain || error instanceof NotSendable
        ? error.message
        : 'Invitation could not be sent. Please try again later.',
  }),
})
