import { createAgain, NotSentAgain, sendInvitationAgain, useData, withdrawInvitation } from '@driver-trust/domain/data'
import type { InvitationItem } from '@driver-trust/domain/invitation'
import { organisationIn } from '@driver-trust/domain/organisation'
import { permissionOnInvitation } from '@driver-trust/domain/permission'
import { DeleteIcon, SendIcon } from '@driver-trust/ui/icon'
import { useMemo } from 'react'
import { useViewer } from '../routing/useViewer.ts'
import type { PersonAction } from './PersonAction.ts'

/** Actions on invitations, for drivers and users alike. */
export function useInvitationActions(type: 'driver' | 'user'): readonly PersonAction<InvitationItem>[] {
  const viewer = useViewer()
  const { client, timing } = useData()
  return useMemo(() => {
    const grant = type === 'driver' ? ('manageDriverInvitations' as const) : ('withdrawUserInvitations' as const)
    const permission = (action: 'withdraw' | 'sendAgain') => (invitation: InvitationItem) =>
      permissionOnInvitation({
        viewer,
        organisation: organisationIn(viewer.tree, invitation.organizationId),
        action,
        invitation,
      })
    const sendAgain: PersonAction<InvitationItem> = {
      id: 'sendAgain',
      label: 'Send again',
      icon: <SendIcon />,
      isDangerous: false,
      grant,
      question: (name) => `Send the invitation of ${name} again?`,
      consequence: 'We’ll withdraw the invitation and send a new one. Links sent before will stop working.',
      permission: permission('sendAgain'),
      isTwoStep: true,
      perform: ({ writes, lifetime, isSecondStep, work }, invitation) => {
        const tools = {
          client,
          lifetime,
          retryDelays: timing.retryDelays,
          onWithdrawing: () => work?.withdrawing(invitation),
          onSettled: () => work?.settled(invitation.id),
        }
        return isSecondStep
          ? createAgain(writes, invitation, { ...tools, isRepeat: true })
          : sendInvitationAgain(writes, invitation, tools)
      },
      success: () => 'Invitation has been sent.',
      failure: (error) =>
        error instanceof NotSentAgain ? error.message : 'Invitation could not be sent. Please try again later.',
    }
    const withdraw: PersonAction<InvitationItem> = {
      id: 'withdraw',
      label: 'Withdraw',
      icon: <DeleteIcon />,
      isDangerous: true,
      grant,
      question: (name) => `Withdraw the invitation of ${name}?`,
      consequence: 'The link that was sent stops working.',
      permission: permission('withdraw'),
      perform: ({ writes }, invitation) => withdrawInvitation(writes, invitation),
      success: () => 'Invitation has been withdrawn.',
      failure: () => 'Invitation could not be withdrawn. Please try again later.',
    }
    return [sendAgain, withdraw]
  }, [viewer, type, client, timing])
}
